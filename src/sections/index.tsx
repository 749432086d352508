/** The registry: every section type of the schema and the component that shows it. */
import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { Article } from "./Article";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./CardGrid";
import { ContactForm } from "./ContactForm";
import { Divider } from "./Divider";
import { Figures } from "./Figures";
import { GlossaryList } from "./GlossaryList";
import { Hero } from "./Hero";
import { NewsRow } from "./NewsRow";
import { NotFound } from "./NotFound";
import { Notice } from "./Notice";
import { Plans } from "./Plans";
import { Prose } from "./Prose";
import { Quote } from "./Quote";
import { ServiceGrid } from "./ServiceGrid";
import { Showcase } from "./Showcase";
import { Spotlight } from "./Spotlight";
import { Steps } from "./Steps";
import { Table } from "./Table";
import { UseCases } from "./UseCases";

type Section = Queries.SectionsFragment;
type Component<Type extends Section["__typename"]> = ComponentType<Extract<Section, { __typename: Type }>>;

/** A type of the schema without a component here is a TypeScript error. */
const registry: { [Type in Section["__typename"]]: Component<Type> } = {
  Hero,
  Showcase,
  Divider,
  NewsRow,
  Spotlight,
  ServiceGrid,
  CardGrid,
  Steps,
  UseCases,
  Prose,
  Article,
  CallToAction,
  ContactForm,
  NotFound,
  Quote,
  Figures,
  Plans,
  Table,
  Notice,
  GlossaryList,
};

/** A page's sections, in order. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map((section, index) => {
    const Component = registry[section.__typename] as ComponentType<Section>;
    return <Component key={`${index} ${section.__typename}`} {...section} />;
  });

export const sectionsFragment = graphql`
  fragment Sections on Section {
    __typename
    ...Hero
    ...Showcase
    ...Divider
    ...NewsRow
    ...Spotlight
    ...ServiceGrid
    ...CardGrid
    ...Steps
    ...UseCases
    ...Prose
    ...Article
    ...CallToAction
    ...ContactForm
    ...NotFound
    ...Quote
    ...Figures
    ...Plans
    ...Table
    ...Notice
    ...GlossaryList
  }
`;
