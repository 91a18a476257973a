import { useRef, useState, type RefObject } from 'react';
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

  const wanted = useRef<readonly StoredImage[]>(null);
  const isArranging = useRef(false);
  // One after the other: two on their way could arrive in either order, and the earlier one would stay.
  const reorder = async (next: readonly StoredImage[]) => {
    let stored = images;
    setImages(next);
    wanted.current = next;
    if (isArranging.current) return;
    isArranging.current = true;
    try {
      for (let order = take(wanted); order; order = take(wanted)) {
        await arrange?.(order.map(({ id }) => id));
        stored = order;
      }
    } catch (error) {
      wanted.current = null;
      setImages((now) => inOrderOf(stored, now));
      toast({ text: messageOf(error, texts.arrangeFailed), tone: 'error' });
    }
    isArranging.current = false;
  };
  const drop = (id: Id) => {
    removed.add(id);
    setImages((now) => now.filter((image) => image.id !== id));
  };
  return { images, queue, reorder, drop };
}

function take<T>(ref: RefObject<T | null>): T | null {
  const { current } = ref;
  ref.current = null;
  return current;
}

/** What came meanwhile stands behind. */
function inOrderOf(
  order: readonly StoredImage[],
  images: readonly StoredImage[],
): readonly StoredImage[] {
  const placeOf = ({ id }: StoredImage) => {
    const place = order.findIndex((other) => other.id === id);
    return place < 0 ? order.length : place;
  };
  return images.toSorted((a, b) => placeOf(a) - placeOf(b));
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
