import { Picture, type PictureProps } from './Picture';

type CoverPictureProps = Omit<PictureProps, 'src' | 'srcSet' | 'alt' | 'sizes'> & {
  image: { url: string; srcSet?: string | undefined } | null | undefined;
  sizes: string;
};

/** The first picture of something that is named beside it. */
export function CoverPicture({ image, ...rest }: CoverPictureProps) {
  return <Picture src={image?.url} srcSet={image?.srcSet} alt="" {...rest} />;
}
