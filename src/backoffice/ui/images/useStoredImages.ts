import { useState } from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { useToast } from '../../../ui/overlays/toastContext';
import { messageOf } from '../messageOf';
import { makeUploadQueue, type StoredImage } from './uploadQueue';

type Id = StoredImage['id'];

/** The record's images as they are known here, which may be a moment ahead of the page's answer. */
export function useStoredImages(
  given: readonly StoredImage[],
  arrange: ((ids: Id[]) => Promise<unknown>) | undefined,
) {
  const [images, setImages] = useState(given);
  const [known, setKnown] = useState(given);
  const [removed] = useState(() => new Set<Id>());
  const toast = useToast();
  const [queue] = useState(() =>
    // Answers of two requests may come in either order.
    makeUploadQueue((answer) => setImages((now) => united(answer, now, removed))),
  );
  if (known !== given) {
    setKnown(given);
    if (idsOf(known) !== idsOf(given)) setImages(given);
  }

  const reorder = (next: readonly StoredImage[]) => {
    const before = images;
    setImages(next);
    arrange?.(next.map(({ id }) => id)).catch((error: unknown) => {
      setImages(before);
      toast({ text: messageOf(error, texts.arrangeFailed), tone: 'error' });
    });
  };
  const drop = (id: Id) => {
    removed.add(id);
    setImages((now) => now.filter((image) => image.id !== id));
  };
  return { images, queue, reorder, drop };
}

function united(
  answer: readonly StoredImage[],
  now: readonly StoredImage[],
  removed: ReadonlySet<Id>,
): readonly StoredImage[] {
  const answered = new Set(answer.map(({ id }) => id));
  const more = now.filter(({ id }) => !answered.has(id));
  return [...answer.filter(({ id }) => !removed.has(id)), ...more];
}

function idsOf(images: readonly StoredImage[]): string {
  return JSON.stringify(images.map(({ id }) => id));
}
