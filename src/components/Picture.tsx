import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useCallback, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { below, from } from "../theme/breakpoints";
import { useDarkMedia } from "./themeSwitch/useTheme";

interface PictureProps {
  image: Queries.PictureFragment;
  /** The version for phones, with its own aspect ratio. */
  narrow?: Pick<Queries.PictureFragment, "src" | "dark"> | null;
  /**
   * For a picture with a dark variant: renders both as separate pictures, and the style sheet shows the one for the
   * theme. Needed where a picture may be visible before any script has run and must already match the chosen theme.
   */
  paired?: boolean;
  /** The `sizes` attribute: how wide the picture is shown, by viewport width. */
  sizes: string;
  /** For the picture that a page opens with: it loads first and eagerly. Others load when scrolled near. */
  priority?: boolean;
  /** Address of the picture to show if this one cannot be loaded; the site's placeholder by default. */
  fallback?: string | null;
}

/** The `sizes` of a picture as wide as running text. */
export const textSizes = `${from("medium")} 720px, 92vw`;

/**
 * A responsive picture: AVIF and WebP from Gatsby's image pipeline in a plain `<picture>`, whose space is reserved and
 * filled with its dominant color. If it cannot be loaded, the placeholder is shown. With a dark variant, it has sources
 * for both themes.
 */
export function Picture({ image, narrow, paired, ...rest }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const light = imageOf(image.src);
  const dark = imageOf(image.dark);
  if (!light) return null;
  const shared = { alt: image.alt, failed, setFailed, ...rest };
  const cut = imageOf(narrow?.src);
  if (!dark)
    return <Single data={light} narrow={cut} theme={isPale(light) ? "relit" : undefined} {...shared} />;
  if (!paired) return <Single data={light} dark={dark} {...shared} />;
  return (
    <>
      <Single data={light} narrow={cut} theme="only-light" {...shared} />
      <Single data={dark} narrow={imageOf(narrow?.dark)} theme="only-dark" {...shared} />
    </>
  );
}

/** The image pipeline's output for a file. */
const imageOf = (file: Queries.PictureFragment["dark"] | undefined): IGatsbyImageData | undefined =>
  file?.childImageSharp?.gatsbyImageData;

/** Whether a picture would be glaring in the dark theme, judging by its dominant color. */
function isPale({ backgroundColor = "" }: IGatsbyImageData) {
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\w\w/g) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return luma(red, green, blue) > 128;
}

/** How light a color looks, 0 to 255 (ITU-R BT.601). */
const luma = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue;

interface SingleProps extends Omit<PictureProps, "image" | "narrow" | "paired"> {
  data: IGatsbyImageData;
  dark?: IGatsbyImageData;
  narrow?: IGatsbyImageData | undefined;
  alt: string;
  theme?: "only-light" | "only-dark" | "relit" | undefined;
  failed: boolean;
  setFailed(failed: boolean): void;
}

function Single({ data, dark, narrow, theme, failed, setFailed, ...rest }: SingleProps) {
  const { alt, sizes, priority, fallback } = rest;
  const { placeholder } = useChrome<Queries.PictureChromeFragment>().siteContent;
  const darkMedia = useDarkMedia();
  // A picture can fail before React attaches its handler; then only the element's own state tells.
  const checkOnMount = useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== "") setFailed(true);
    },
    [setFailed],
  );
  const { width, height, backgroundColor, images } = data;
  const substitute = failed ? (fallback ?? placeholder.publicURL) : null;
  const isHalf = theme === "only-light" || theme === "only-dark";
  const sources = [
    ...(narrow
      ? sourcesOf(narrow, { media: below("medium"), width: narrow.width, height: narrow.height })
      : []),
    ...(dark ? sourcesOf(dark, { media: darkMedia }) : []),
    ...(images.sources ?? []),
  ];
  return (
    <picture className={theme}>
      {!substitute &&
        sources.map(({ srcSet, ...source }) => (
          <source key={srcSet} srcSet={srcSet} {...source} sizes={sizes} />
        ))}
      <img
        ref={checkOnMount}
        src={substitute ?? images.fallback?.src}
        srcSet={substitute ? undefined : images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={Math.round(height)}
        alt={alt}
        // A lazy picture does not load while its half of the pair is hidden; head/leadPicture.ts makes the visible half
        // eager.
        loading={priority && !isHalf ? "eager" : "lazy"}
        suppressHydrationWarning
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        // The placeholder may have another aspect ratio: it fills the same space, cropped rather than stretched.
        style={{
          backgroundColor: dark ? "var(--bg-raised)" : backgroundColor,
          ...(substitute && {
            aspectRatio: `${width} / ${height}`,
            objectFit: "cover",
            objectPosition: "center",
          }),
        }}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

/** All sources of a picture that is one of several in a `<picture>`, including its fallback. */
const sourcesOf = ({ images }: IGatsbyImageData, place: { media: string; width?: number; height?: number }) =>
  [...(images.sources ?? []), { type: undefined, ...images.fallback }].map(({ type, srcSet }) => ({
    type,
    srcSet,
    ...place,
  }));

export const pictureFragment = graphql`
  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [240, 480, 720, 1200])
    }
  }

  fragment Picture on Image {
    alt
    src {
      ...PictureFile
    }
    dark {
      ...PictureFile
    }
  }

  fragment MenuPicture on Image {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 264, height: 142, outputPixelDensities: [1, 2], transformOptions: { cropFocus: NORTH })
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 264, height: 142, outputPixelDensities: [1, 2], transformOptions: { cropFocus: NORTH })
      }
    }
  }
`;

export const pictureChrome = graphql`
  fragment PictureChrome on Query {
    siteContent { placeholder { publicURL } }
  }
`;
