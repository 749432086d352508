import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { AppLink } from "../components/AppLink";
import { Frame } from "../components/Frame";
import { Icon, uiIcons } from "../components/Icon";
import { Picture } from "../components/Picture";
import { useChrome } from "../hooks/useChrome";
import { from } from "../theme/breakpoints";

/** One article or video, which opens in a new tab. */
export function NewsCard({ url, type, title, imageUrl, dark, date }: Queries.NewsCardFragment) {
  const { read, watch } = useChrome<Queries.NewsCardChromeFragment>().wordsContent.carousel;
  return (
    <Card href={url}>
      <Still>
        <Picture image={{ src: imageUrl, dark, alt: "" }} sizes={sizes} />
        {type === "Video" && <Icon drawing={uiIcons.play} size={22} />}
      </Still>
      <Meta>
        <span>{type === "Video" ? watch : read}</span>
        <time dateTime={date}>{formatDate(date)}</time>
      </Meta>
      <h3>{title}</h3>
    </Card>
  );
}

const sizes = `${from("broad")} min(24.8vw, 714px), ${from("full")} 370px, ${from("desktop")} 28.6vw, ${from("medium")} 44vw, 92vw`;

/** 2026-11-12 as November 12, 2026: the same on the server and in the browser, in every time zone. */
const formatDate = (date: string) =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const Card = styled(AppLink)`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  height: 100%;
  border-radius: var(--radius-m);
  text-decoration: none;
  /* The row would clip an outline outside of the card. */
  &:focus-visible {
    outline-offset: -2px;
  }
  h3 {
    font-size: var(--text-h3);
    line-height: 1.25;
  }
  /* The number of the address is behind the title. */
  @media print {
    display: block;
    text-wrap: balance;
    p {
      margin-block: 2mm 1mm;
    }
    h3 {
      display: inline;
      font-size: 11pt;
    }
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
  }
`;

const Still = styled(Frame)`
  position: relative;
  aspect-ratio: 16 / 9;
  img {
    transition: transform var(--calm) var(--ease);
  }
  a:hover & img {
    transform: scale(1.025);
  }
  > svg {
    position: absolute;
    bottom: 0.75rem;
    left: 0.75rem;
    box-sizing: content-box;
    padding: 0.6rem;
    border-radius: 50%;
    background: var(--sign-ground);
    color: var(--sign);
    forced-color-adjust: none;
  }
`;

const Meta = styled.p`
  display: flex;
  gap: 0.75rem;
  color: var(--fg-faint);
  font: 500 var(--text-label) / 1.4 var(--font-mono);
`;

export const newsCardFragment = graphql`
  fragment NewsCard on NewsItem {
    url
    type
    title
    date
    imageUrl {
      ...PictureFile
    }
    dark {
      ...PictureFile
    }
  }
`;

export const newsCardChrome = graphql`
  fragment NewsCardChrome on Query {
    wordsContent { carousel { read watch } }
  }
`;
