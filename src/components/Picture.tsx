import { graphql } from "gatsby";
import { useCallback, useState } from "react";
import { useChrome } from "../hooks/useChrome";

interface PictureProps {
  image: Queries.PictureFragment;
  /** The `sizes` attribute: how wide the picture is shown, by viewport width. */
  sizes: string;
  /** The first picture of a page loads at once and with high priority, all others when they come near. */
  priority?: boolean;
  /** Address of the picture that takes its place when it cannot be loaded; the site's placeholder unless given. */
  fallback?: string | null;
  className?: string;
}

type Data = NonNullable<NonNullable<Queries.PictureFragment["src"]["childImageSharp"]>["gatsbyImageData"]>;

/**
 * A responsive picture: AVIF and WebP from Gatsby's image pipeline in a plain `<picture>`, its space reserved in
 * its main colour. One that cannot be loaded gives way to the placeholder. Where a dark variant exists, both stand in the HTML and the theme's style shows one of them.
 */
export function Picture({ image, ...rest }: PictureProps) {
  const light = image.src.childImageSharp?.gatsbyImageData;
  const dark = image.dark?.childImageSharp?.gatsbyImageData;
  if (!light) return null;
  return (
    <>
      <Single data={light} alt={image.alt} theme={dark ? "only-light" : ""} {...rest} />
      {dark && <Single data={dark} alt={image.alt} theme="only-dark" {...rest} />}
    </>
  );
}

interface SingleProps extends Omit<PictureProps, "image"> {
  data: Data;
  alt: string;
  theme: string;
}

function Single({ data, alt, theme, sizes, priority, fallback, className = "" }: SingleProps) {
  const { placeholder } = useChrome().siteYaml;
  const [failed, setFailed] = useState(false);
  // The error of a picture can come before React does; then only the picture itself still knows.
  const checkOnMount = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== "") setFailed(true);
  }, []);
  const { width, height, backgroundColor, images } = data;
  const substitute = failed ? (fallback ?? placeholder.publicURL) : null;
  return (
    <picture className={theme}>
      {!substitute &&
        images.sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        ref={checkOnMount}
        className={className}
        src={substitute ?? images.fallback?.src}
        srcSet={substitute ? undefined : images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        // The half of a pair that is not displayed is not loaded either, as long as it is lazy.
        loading={priority && theme === "" ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        // What takes its place may be of another shape: it fills the same space, and is cut rather than stretched.
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
        gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [400, 800, 1200])
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [400, 800, 1200])
      }
    }
  }

  fragment MenuPicture on Image {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 280, height: 150, outputPixelDensities: [1, 2], transformOptions: { cropFocus: NORTH })
      }
    }
    dark {
      childImageSharp {
        gatsbyImageData(layout: FIXED, width: 280, height: 150, outputPixelDensities: [1, 2], transformOptions: { cropFocus: NORTH })
      }
    }
  }
`;
