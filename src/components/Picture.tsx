import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { useChrome } from "../hooks/useChrome";
import { below } from "../theme/breakpoints";

interface PictureProps {
  image: Queries.PictureFragment;
  /** What phones show of it, in a shape of its own. */
  narrow?: Pick<Queries.PictureFragment, "src" | "dark"> | null;
  /** The `sizes` attribute: how wide the picture is shown, by viewport width. */
  sizes: string;
  /** For the picture that a page opens with: it loads at once and first. Others load when they come near. */
  priority?: boolean;
  /** Address of the picture shown when this one cannot be loaded; the site's placeholder by default. */
  fallback?: string | null;
}

type Data = NonNullable<NonNullable<Queries.PictureFragment["src"]["childImageSharp"]>["gatsbyImageData"]>;

/**
 * A responsive picture: AVIF and WebP from Gatsby's image pipeline in a plain `<picture>`, with its space reserved in
 * its main color. If it cannot be loaded, the placeholder is shown. With a dark variant, both are in the HTML and the
 * theme's style sheet shows one of them.
 */
export function Picture({ image, narrow, ...rest }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const light = image.src.childImageSharp?.gatsbyImageData;
  const dark = image.dark?.childImageSharp?.gatsbyImageData;
  if (!light) return null;
  const shared = { alt: image.alt, failed, setFailed, ...rest };
  return (
    <>
      <Single
        data={light}
        narrow={narrow?.src.childImageSharp?.gatsbyImageData}
        theme={dark ? "only-light" : isPale(light) ? "relit" : "any"}
        {...shared}
      />
      {dark && (
        <Single
          data={dark}
          narrow={narrow?.dark?.childImageSharp?.gatsbyImageData}
          theme="only-dark"
          {...shared}
        />
      )}
    </>
  );
}

/** Whether a picture would glare in the dark theme, by its main color. */
function isPale({ backgroundColor = "" }: Data) {
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\w\w/g) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return luma(red, green, blue) > 128;
}

/** How light a color looks, 0 to 255 (ITU-R BT.601). */
const luma = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue;

interface SingleProps extends Omit<PictureProps, "image" | "narrow"> {
  data: Data;
  narrow?: Data | undefined;
  alt: string;
  theme: "only-light" | "only-dark" | "relit" | "any";
  failed: boolean;
  setFailed(failed: boolean): void;
}

function Single({ data, narrow, alt, theme, sizes, priority, fallback, failed, setFailed }: SingleProps) {
  const { placeholder } = useChrome().siteContent;
  // A picture can fail before React attaches its handler; then only the element itself shows it.
  const checkOnMount = useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== "") setFailed(true);
    },
    [setFailed],
  );
  const { width, height, backgroundColor, images } = data;
  const substitute = failed ? (fallback ?? placeholder.publicURL) : null;
  return (
    <picture className={theme}>
      {!substitute &&
        narrow &&
        [...(narrow.images.sources ?? []), { type: undefined, ...narrow.images.fallback }].map(
          ({ type, srcSet }) => (
            <source
              key={srcSet}
              media={below("medium")}
              type={type}
              srcSet={srcSet}
              sizes={sizes}
              width={narrow.width}
              height={narrow.height}
            />
          ),
        )}
      {!substitute &&
        images.sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
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
        loading={priority && !theme.startsWith("only") ? "eager" : "lazy"}
        suppressHydrationWarning
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        // The placeholder may have another shape: it fills the same space, cropped rather than stretched.
        style={{
          backgroundColor,
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

export const pictureFragment = graphql`
  fragment Picture on Image {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [240, 480, 720, 1200])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [240, 480, 720, 1200])
      }
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
