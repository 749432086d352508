/** The landing section types. Pages that use only these do not load the code of the others (see `templateFor`). */
import { graphql } from "gatsby";
import type { LandingType } from "../content/model/sections";
import { CallToAction } from "./CallToAction";
import { Divider } from "./Divider";
import { Calculator, Exhibit } from "./Exhibit";
import { Hero } from "./Hero";
import { NewsRow } from "./NewsRow";
import type { Registry } from "./registry";
import { ServiceGrid } from "./ServiceGrid";
import { Showcase } from "./Showcase";
import { Spotlight } from "./Spotlight";
import { wideOpening } from "./wideOpening";

export type LandingSection = Extract<Queries.LandingSectionsFragment, { __typename: LandingType }>;

export const landingSections: Registry<LandingSection> = {
  Hero: (section) => <Hero {...section} look={wideOpening} />,
  Showcase,
  Divider,
  NewsRow,
  Spotlight,
  ServiceGrid,
  CallToAction,
  Exhibit,
  Calculator,
};

export const landingSectionsFragment = graphql`
  fragment LandingSections on Section {
    __typename
    ...Hero
    ...Showcase
    ...Divider
    ...NewsRow
    ...Spotlight
    ...ServiceGrid
    ...CallToAction
    ...Exhibit
    ...Calculator
  }
`;
