import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { AppLink } from "./AppLink";
import { Icon, uiIcons } from "./Icon";
import { Picture } from "./Picture";

interface VideoPlayerProps extends Queries.VideoPartsFragment {
  /** For its picture, like `priority`: see Picture. */
  sizes: string;
  priority?: boolean;
}

/** A picture with a play button, or a link without JavaScript. Requests nothing from the video host before a click. */
export function VideoPlayer({ href, title, poster, sizes, priority }: VideoPlayerProps) {
  const { play } = useChrome<Queries.VideoPlayerChromeFragment>().wordsContent.page;
  const [playing, setPlaying] = useState<string>();
  if (playing) {
    return (
      <Box>
        <iframe
          // The button that had the focus is gone, so the player gets it.
          ref={(frame) => frame?.focus()}
          src={playing}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Only what players need: they cannot navigate this page away.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </Box>
    );
  }
  return (
    <Box>
      <Picture image={poster} sizes={sizes} priority={priority} />
      <PlayButton
        type="button"
        className="needs-js"
        aria-label={`${play}: ${title}`}
        onClick={() => setPlaying(withAutoplay(href))}
      >
        <Icon drawing={uiIcons.play} size={30} />
      </PlayButton>
      <AppLink className="without-js" href={href}>
        {title}
      </AppLink>
    </Box>
  );
}

/** The player's address, with autoplay so that no second click is needed. */
function withAutoplay(href: string): string {
  const address = new URL(href, window.location.href);
  address.searchParams.set("autoplay", "1");
  return address.href;
}

const Box = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  background: var(--bg-sunken);
  iframe,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  .without-js {
    position: absolute;
    inset: auto 0 0;
    padding: 1rem;
    background: var(--bg);
  }
`;

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  svg {
    color: var(--sign);
    forced-color-adjust: none;
    box-sizing: content-box;
    padding: 1.375rem;
    border-radius: 50%;
    background: var(--sign-ground);
    box-shadow: var(--shadow);
    transition: transform var(--quick) var(--ease);
  }
  &:hover svg {
    transform: scale(1.06);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`;

export const videoFragment = graphql`
  fragment VideoParts on Player {
    href
    title
    poster {
      ...Picture
    }
  }
`;

export const videoPlayerChrome = graphql`
  fragment VideoPlayerChrome on Query {
    wordsContent { page { play } }
  }
`;
