import { graphql } from "gatsby";
import { createContext, Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { AppLink } from "../../components/AppLink";
import { buttonStyle } from "../../components/Button";
import { Icon, uiIcons } from "../../components/Icon";
import { Content } from "../../components/Section";
import { useChrome } from "../../hooks/useChrome";
import { useNear } from "../../hooks/useNear";
import { mentionsCheck } from "../../shared/checksEntry";
import { minuteOf } from "../../shared/minute";
import { markdownOf } from "../../shared/routes";
import type { Found } from "./checkPage";
import { Medallion } from "./Medallion";

export interface CertificateProps {
  route: string;
  /** The page's name. */
  name: string;
  /** SHA-256 of the page's Markdown twin. */
  digest: string;
  /** The engraving that grows from it. */
  pattern: string;
  /** The page's, which by night is its ground. */
  hue?: string | undefined;
  /** It is part of a closing call, which is its ground and frame (sections/CallToAction.tsx). */
  within?: boolean;
}

/** What the certificate in a page's closing call is about, where the page has one. */
export const Certified = createContext<CertificateProps | undefined>(undefined);

/** What each page ends with: its engraving, the hash of its text, and a check of that hash. */
export function Certificate({ route, name, digest, pattern, hue, within }: CertificateProps) {
  const { siteContent, wordsContent } = useChrome<Queries.CertificateChromeFragment>();
  const { certificate: words, exhibit } = wordsContent;
  const { committed, sheet, url } = siteContent;
  const [found, setFound] = useState<Found | "busy">();
  const [checked, setChecked] = useState<string>();
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref, 600);
  const file = markdownOf(route);
  const sentences = { ...exhibit, ...words };

  useEffect(() => {
    if (!near || !mentionsCheck(digest)) return;
    // Without its code, nothing is said of an earlier check.
    import("./checkPage").then(
      ({ checkedAt }) => setChecked(checkedAt(route, digest)),
      () => {},
    );
  }, [near, route, digest]);

  // The page's line, engraving and seal follow (theme/journey.css). Of the root's own: see exhibits/kit/markPage.ts.
  // In a layout effect, the next page is not painted amber first.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (found) dataset.page = found;
    return () => {
      delete dataset.page;
    };
  }, [found]);

  const check = async () => {
    if (found === "busy") return;
    setFound("busy");
    try {
      const { checkedAt, checkPage } = await import("./checkPage");
      const came = await checkPage(route, digest);
      setFound(came);
      if (came === "holds") setChecked(checkedAt(route, digest));
    } catch {
      // The code of the check did not come either.
      setFound("lost");
    }
  };

  // Whoever looks for a page's sections finds none in another one.
  const Part = within ? "div" : "section";
  return (
    <Part
      ref={ref}
      id="certificate"
      className="certificate"
      data-hue={hue}
      data-found={found}
      role={within ? "region" : undefined}
      aria-label={words.label}
    >
      <Content data-ink={within ? undefined : ""} data-ticket={within ? undefined : ""}>
        <Medallion pattern={pattern} shown={near || found !== undefined} />
        <p className="certificate-name">{name}</p>
        <div className="certificate-facts">
          <div>
            <small>{words.hash}</small>
            <pre translate="no">
              <code translate="no">{digest.match(/.{4}/g)?.map(grouped)}</code>
            </pre>
          </div>
          <div>
            <small>{words.page}</small>
            <a href={file}>{file}</a>
          </div>
          {committed && (
            <div>
              <small>{words.time}</small>
              <time dateTime={committed}>{`${minuteOf(committed)} UTC`}</time>
            </div>
          )}
        </div>
        <div className="certificate-check needs-js">
          <button type="button" css={buttonStyle("secondary")} onClick={check}>
            {words.check}
          </button>
          <output aria-label={words.label}>
            {found === "holds" && <Icon drawing={uiIcons.check} size={18} />}
            {found === "fails" && <Icon drawing={uiIcons.close} size={18} />}
            {found ? sentences[found] : checked && words.before}
            {checked && (found === "holds" || !found) && (
              <>
                {" "}
                <time dateTime={`${checked.replace(" ", "T")}Z`}>{`${checked} UTC`}</time>
                {sheet && (
                  <>
                    {". "}
                    <AppLink href={sheet}>{words.sheet}</AppLink>
                  </>
                )}
              </>
            )}
          </output>
        </div>
        <pre className="without-js" translate="no">
          {`# ${words.command}`}
          <code translate="no">{`curl -s ${url}${file} | shasum -a 256`}</code>
        </pre>
      </Content>
    </Part>
  );
}

/** Four characters of a hash. Whoever copies it gets nothing between them. */
const grouped = (four: string, place: number) => (
  <Fragment key={place}>
    <span>{four}</span>
    <wbr />
  </Fragment>
);

export const certificateChrome = graphql`
  fragment CertificateChrome on Query {
    siteContent { committed sheet url }
    wordsContent {
      certificate { label page hash time check busy holds before sheet fails newer lost command }
      exhibit { insecure }
    }
  }
`;
