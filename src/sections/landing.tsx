/** The section types of the landing pages, which load without the code of the others (see `templateFor`). */
import { graphql } from "gatsby";
import { CallToAction } from "./CallToAction";
import { Divider } from "./Divider";
import { Hero } from "./Hero";
import { NewsRow } from "./NewsRow";
import { ServiceGrid } from "./ServiceGrid";
import { Showcase } from "./Showcase";
import { Spotlight } from "./Spotlight";

export const landingSections = {
  Hero,
  Showcase,
  Divider,
  NewsRow,
  Spotlight,
  ServiceGrid,
  CallToAction,
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
  }
`;
