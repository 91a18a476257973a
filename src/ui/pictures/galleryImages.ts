export type GalleryImage = {
  url: string;
  alt?: string | undefined;
  srcSet?: string | undefined;
};

export type GalleryLabels = {
  /** Title of the opened gallery, and name of the whole. */
  title: string;
  close: string;
  previous: string;
  next: string;
  /** 'Ảnh 2 trên 8': names a picture's button and its counter. */
  position: (index: number, count: number) => string;
};
