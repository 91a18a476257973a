import { Picture, type PictureProps } from './Picture';

type CoverPictureProps = Partial<Pick<PictureProps, 'width' | 'height'>> &
  Pick<PictureProps, 'priority' | 'className'> & {
    image: { url: string; srcSet?: string | undefined } | null | undefined;
    sizes: string;
  };

/** The first picture of something that is named beside it. */
export function CoverPicture({ image, width = 960, height = 640, ...rest }: CoverPictureProps) {
  return (
    <Picture
      src={image?.url}
      srcSet={image?.srcSet}
      alt=""
      width={width}
      height={height}
      {...rest}
    />
  );
}
