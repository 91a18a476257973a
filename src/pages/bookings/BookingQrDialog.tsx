import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { buttonClass } from '../../ui/actions/buttonClass';
import { DownloadIcon } from '../../ui/icons/actionIcons';
import { Dialog } from '../../ui/overlays/Dialog';
import styles from './BookingQrDialog.module.css';

type Picture = { state: 'making' } | { state: 'made'; url: string } | { state: 'failed' };

const PIXELS = 480;

/** Draws the text as a QR picture. The library is only fetched now; that may fail offline. */
async function qrPicture(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: PIXELS, margin: 2, errorCorrectionLevel: 'M' });
}

function useQrPicture(text: string): [Picture, () => void] {
  const [picture, setPicture] = useState<Picture>({ state: 'making' });
  const make = useCallback(
    () =>
      qrPicture(text).then(
        (url) => setPicture({ state: 'made', url }),
        () => setPicture({ state: 'failed' }),
      ),
    [text],
  );
  useEffect(() => void make(), [make]);
  const makeAgain = () => {
    setPicture({ state: 'making' });
    void make();
  };
  return [picture, makeAgain];
}

export function BookingQrDialog({
  bookingId,
  onClose,
}: {
  bookingId: string;
  onClose: () => void;
}) {
  const { qr: texts, close } = useTexts(bookingsTexts);
  const [picture, makeAgain] = useQrPicture(bookingId);
  const download = picture.state === 'made' && (
    <a className={buttonClass({})} href={picture.url} download={`${bookingId}.png`}>
      <DownloadIcon />
      <span>{texts.download}</span>
    </a>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={close}
      width="narrow"
      actions={download}
    >
      <div className={styles.qr}>
        {picture.state === 'making' && <p role="status">{texts.making}</p>}
        {picture.state === 'made' && (
          <img src={picture.url} alt={texts.alt(bookingId)} width={240} height={240} />
        )}
        {picture.state === 'failed' && (
          <div role="alert">
            <p>{texts.failed}</p>
            <Button variant="secondary" onClick={makeAgain}>
              {texts.retry}
            </Button>
          </div>
        )}
        <p className={styles.id}>{bookingId}</p>
        <p>{texts.hint}</p>
      </div>
    </Dialog>
  );
}
