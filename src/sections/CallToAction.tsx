import { graphql } from "gatsby";
import { useContext } from "react";
import { Border } from "../components/Border";
import { Actions } from "../components/Button";
import { Content, Eyebrow, Lead, Title } from "../components/Section";
import { Certificate, Certified } from "../shell/certificate/Certificate";
import type { Place } from "./registry";

type CallProps = Queries.CallToActionFragment & Place;

/** A band that asks for the next step. At the page's end the certificate goes on from it (theme/certificate.css). */
export const CallToAction = ({ anchor, callLook, eyebrow, title, text, actions, last }: CallProps) => {
  const certified = useContext(Certified);
  const isTicket = callLook === "stub";
  return (
    <section id={anchor ?? undefined} data-closing={callLook} data-ink={isTicket ? undefined : ""}>
      {!isTicket && <Border waves="edge" />}
      <Content data-ink={isTicket ? "" : undefined} data-ticket={isTicket ? "" : undefined}>
        <div className="call">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Title>{title}</Title>
          <Lead as="p" html={text} />
          <Actions actions={actions} />
        </div>
        {last && certified && <Certificate key={certified.route} {...certified} within />}
      </Content>
    </section>
  );
};

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    anchor
    callLook: look
    eyebrow
    title
    text {
      html
    }
    actions {
      ...ActionParts
    }
  }
`;
