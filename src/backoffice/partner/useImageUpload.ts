import { useCallback } from 'react';
import { isRequestError } from '../../api';
import { partnerApi } from '../../api/partner';
import { tellUnauthorized } from '../../api/session';
import { uploadFile } from '../../api/upload';
import { useAppDispatch, useAppSelector } from '../../state/store';
import type { StoredImage, Upload } from '../ui/images/uploadQueue';

/** Sends images to an address. */
export function useImageUpload() {
  const token = useAppSelector((state) => state.auth.token);
  const dispatch = useAppDispatch();

  /** While a form is sent: it says itself what failed, and goes on with the record that is there. */
  const withForm = useCallback(
    (url: string): Upload =>
      async ({ file, id: key }, onProgress, signal) => {
        const images = await uploadFile(url, 'images', file, { key, token, onProgress, signal });
        dispatch(partnerApi.util.invalidateTags(['Partner', 'Hotels', 'Rooms']));
        return images as StoredImage[];
      },
    [token, dispatch],
  );
  /** Outside a form nothing else notices that the session has ended: a 401 leads to the login. */
  const atOnce = useCallback(
    (url: string): Upload =>
      async (...file) => {
        try {
          return await withForm(url)(...file);
        } catch (error) {
          if (isRequestError(error)) tellUnauthorized(dispatch, error.status, token, true);
          throw error;
        }
      },
    [token, dispatch, withForm],
  );
  return { withForm, atOnce };
}
