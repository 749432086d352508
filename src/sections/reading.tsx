/** The sections of pages to read and to check in: articles, lists and tools, with what stands beside them. */
import { graphql } from "gatsby";
import type { ReadingType } from "../content/model/sections";
import { Article } from "./Article";
import { CallToAction } from "./CallToAction";
import { Checks } from "./Checks";
import { ExhibitFigure } from "./ExhibitFigure";
import { GlossaryList } from "./GlossaryList";
import { inAllLooks } from "./looks";
import { NotFound } from "./NotFound";
import { Notice } from "./Notice";
import { Prose } from "./Prose";
import { Questions } from "./Questions";
import type { Registry } from "./registry";
import { SiteMap } from "./SiteMap";
import { Table } from "./Table";
import { Verifier } from "./Verifier";
import { Video } from "./Video";

export type ReadingSection = Extract<Queries.ReadingSectionsFragment, { __typename: ReadingType }>;

export const readingSections: Registry<ReadingSection> = {
  ...inAllLooks,
  CallToAction,
  Prose,
  ExhibitFigure,
  Table,
  Notice,
  Article,
  NotFound,
  GlossaryList,
  SiteMap,
  Verifier,
  Questions,
  Video,
  Checks,
};

export const readingSectionsFragment = graphql`
  fragment ReadingSections on Section {
    __typename
    ...Hero
    ...Exhibit
    ...CallToAction
    ...Prose
    ...ExhibitFigure
    ...Table
    ...Notice
    ...Article
    ...NotFound
    ...GlossaryList
    ...SiteMap
    ...Verifier
    ...Questions
    ...Video
    ...Checks
  }
`;
