import { Button } from 'antd';
import type { FormikValues } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { BackofficeForm } from '../form/BackofficeForm';
import { StaleNotice } from '../form/StaleNotice';
import { SubmitButton } from '../form/SubmitButton';
import { ImageUploader } from '../images/ImageUploader';
import type { StoredImage } from '../images/uploadQueue';
import type { PicturedRecord, RecordFormState } from './useRecordForm';

type RecordFormProps<V extends FormikValues & { version: number }, R extends PicturedRecord> = {
  state: RecordFormState<V, R>;
  maxImages: number;
  /** How the images of a record that is there are sent, ordered and deleted. */
  imagesOf: (
    record: R,
  ) => Pick<ComponentProps<typeof ImageUploader>, 'upload' | 'arrange' | 'remove'>;
  /** Says more of the images. */
  imagesHint?: ReactNode;
  /** Where it leads to without saving, or how. */
  cancel: string | (() => void);
  texts: Record<
    'label' | 'create' | 'creating' | 'update' | 'updating' | 'cancel' | 'images',
    string
  >;
  /** The fields. */
  children: ReactNode;
};

const NO_IMAGES: readonly StoredImage[] = [];

/** The fields of a record over its images; see useRecordForm. */
export function RecordForm<V extends FormikValues & { version: number }, R extends PicturedRecord>(
  props: RecordFormProps<V, R>,
) {
  const { state, maxImages, imagesOf, imagesHint, cancel, texts, children } = props;
  const { form, stale, record, keep, uploader } = state;
  return (
    <BackofficeForm
      form={form}
      label={texts.label}
      actions={
        <>
          <SubmitButton busyText={record ? texts.updating : texts.creating}>
            {record ? texts.update : texts.create}
          </SubmitButton>
          {typeof cancel === 'string' ? (
            <ButtonLink to={cancel}>{texts.cancel}</ButtonLink>
          ) : (
            <Button onClick={cancel}>{texts.cancel}</Button>
          )}
        </>
      }
    >
      <StaleNotice form={form} stale={stale} />
      {children}
      <ImageUploader
        ref={uploader}
        keep={keep}
        label={texts.images}
        hint={imagesHint}
        max={maxImages}
        images={record?.images ?? NO_IMAGES}
        {...(record && imagesOf(record))}
      />
    </BackofficeForm>
  );
}
