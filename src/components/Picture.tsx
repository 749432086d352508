import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { useCallback, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { below } from "../theme/breakpoints";
import { useDarkMedia } from "../theme/theme";

interface PictureProps {
  image: Queries.PictureFragment;
  /** What phones show of it, in a shape of its own. */
  narrow?: Pick<Queries.PictureFragment, "src" | "dark"> | null;
  /**
   * With a dark variant: whether it is a picture of its own beside the other, of which the theme's style sheet shows one.
   * For what may be seen before any script has run, and then has to be that of the theme that was chosen.
   */
  paired?: boolean;
  /** The `sizes` attribute: how wide the picture is shown, by viewport width. */
  sizes: string;
  /** For the picture that a page opens with: it loads at once and first. Others load when they come near. */
  priority?: boolean;
  /** Address of the picture shown when this one cannot be loaded; the site's placeholder by default. */
  fallback?: string | null;
}

/**
 * A responsive picture: AVIF and WebP from Gatsby's image pipeline in a plain `<picture>`, with its space reserved in
 * its main color. If it cannot be loaded, the placeholder is shown. With a dark variant, it has sources for both themes.
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

/** What the image pipeline has made of a file. */
const imageOf = (file: Queries.PictureFragment["dark"] | undefined): IGatsbyImageData | undefined =>
  file?.childImageSharp?.gatsbyImageData;

/** Whether a picture would glare in the dark theme, by its main color. */
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
  const { placeholder } = useChrome().siteContent;
  const night = useDarkMedia();
  // A picture can fail before React attaches its handler; then only the element itself shows it.
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
    ...(narrow ? allOf(narrow, { media: below("medium"), width: narrow.width, height: narrow.height }) : []),
    ...(dark ? allOf(dark, { media: night }) : []),
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
        // As long as it is lazy, the half of a pair that is not displayed is not loaded; head/leadPicture.ts makes the
        // other half eager.
        loading={priority && !isHalf ? "eager" : "lazy"}
        suppressHydrationWarning
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        // The placeholder may have another shape: it fills the same space, cropped rather than stretched.
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

/** All sources of a picture that has a place among others: the fallback is one too. */
const allOf = ({ images }: IGatsbyImageData, place: { media: string; width?: number; height?: number }) =>
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
