import type { FormikValues } from 'formik';
import { useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import { useToast } from '../../../ui/overlays/toastContext';
import { formTexts } from '../../../i18n/en/partner/forms';
import { NotSaved, useBackofficeForm } from '../form/useBackofficeForm';
import { useStaleSave } from '../form/useStaleSave';
import type { ImageUploaderHandle } from '../images/ImageUploader';
import type { StoredImage, Upload } from '../images/uploadQueue';

/** What a form of a record with images changes. */
export interface PicturedRecord {
  id: number;
  version: number;
  images: readonly StoredImage[];
}

interface RecordTexts<R> {
  created: (saved: R) => string;
  updated: (saved: R) => string;
  imagesFailed: (count: number, isNew: boolean) => string;
}

interface RecordFormOptions<V, R> extends Pick<
  Parameters<typeof useBackofficeForm<V & FormikValues>>[0],
  'schema' | 'fieldOf'
> {
  /** Absent: a new one. */
  record: R | undefined;
  /** What it is, in the singular: 'room'. */
  thing: string;
  /** Under which a new one is kept while its form is left. */
  keepNew: string;
  empty: V;
  valuesOf: (record: R) => V;
  /** Of a new one, where more is asked of it. */
  newSchema?: AnySchema;
  create: (values: V) => Promise<{ made: R; isEarlier: boolean }>;
  update: (record: R, values: V, version: number) => Promise<R>;
  /** Said of one that turned out to be made by an earlier try, where saving again does not change all of it. */
  earlier?: (made: R) => string;
  /** Reads the record as it is now. */
  latest: (id: number) => Promise<R>;
  uploadTo: (record: R) => Upload;
  /** Where it leads to once all is saved. */
  leave: (saved: R) => void;
  texts: RecordTexts<R>;
  failures: { create: string; update: string };
}

/** Saves a record and then the images that wait for it; what does not arrive can be sent again. */
export function useRecordForm<
  V extends FormikValues & { version: number },
  R extends PicturedRecord,
>(options: RecordFormOptions<V, R>) {
  const { thing, valuesOf, texts, failures } = options;
  // A record whose images did not all arrive is there: from then on the form changes it.
  const [created, setCreated] = useState<R>();
  const record = options.record ?? created;
  const keep = record ? `${thing}-${record.id}` : options.keepNew;
  const uploader = useRef<ImageUploaderHandle>(null);
  const toast = useToast();
  const stale = useStaleSave<V, R>({
    thing,
    latest: () => options.latest(record?.id ?? 0),
    valuesOf,
  });

  const create = async (values: V) => {
    const { made, isEarlier } = await options.create(values);
    if (!isEarlier) return made;
    // It is there: what has been edited since changes it.
    form.forget();
    setCreated(made);
    throw new NotSaved(
      [formTexts.earlierRecord(thing), options.earlier?.(made) ?? ''].join(' ').trim(),
    );
  };
  const save = (values: V) => {
    if (!record) return create(values);
    return stale.save(values, values.version || record.version, (version) =>
      options.update(record, values, version),
    );
  };
  const form = useBackofficeForm<V>({
    initialValues: record ? valuesOf(record) : options.empty,
    schema: record ? options.schema : (options.newSchema ?? options.schema),
    keep,
    failed: record ? failures.update : failures.create,
    fieldOf: options.fieldOf,
    send: async (values) => {
      const saved = await save(values);
      const changes = { version: saved.version } as Partial<V>;
      const sent = await uploader.current?.start(options.uploadTo(saved));
      if (sent && sent.failed > 0) {
        setCreated(saved);
        return { changes, said: texts.imagesFailed(sent.failed, !record) };
      }
      toast({ text: (record ? texts.updated : texts.created)(saved), tone: 'success' });
      return {
        changes,
        leave: () => options.leave(saved),
        stay: () => !record && setCreated(saved),
      };
    },
  });
  return { form, stale, record, keep, uploader };
}

export type RecordFormState<
  V extends FormikValues & { version: number },
  R extends PicturedRecord,
> = ReturnType<typeof useRecordForm<V, R>>;
