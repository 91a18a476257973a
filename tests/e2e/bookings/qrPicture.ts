import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect } from '../../support/browser/story';

const MARGIN = 2;

/** The dark and light squares of a picture that should be a QR code of so many squares a side. */
async function squaresOf(png: Buffer, side: number): Promise<boolean[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const square = info.width / (side + 2 * MARGIN);
  const middle = (index: number) => Math.floor((index + MARGIN + 0.5) * square);
  return Array.from({ length: side * side }, (_, index) => {
    const [row, column] = [middle(Math.floor(index / side)), middle(index % side)];
    return (data[(row * info.width + column) * info.channels] ?? 255) < 128;
  });
}

/** Square by square, the picture is the QR code of the text. */
export async function expectQrOf(text: string, png: Buffer): Promise<void> {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  expect(await squaresOf(png, size)).toEqual(Array.from(data, Boolean));
}
