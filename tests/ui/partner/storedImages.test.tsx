import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ImageUploader } from '../../../src/backoffice/ui/images/ImageUploader';
import type { StoredImage } from '../../../src/backoffice/ui/images/uploadQueue';
import { renderPiece } from '../../support/browser/partnerPiece';

const three: StoredImage[] = [1, 2, 3].map((id) => ({ id, url: `/images/${id}.webp` }));

const order = () =>
  within(screen.getByRole('list', { name: 'Images' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.slice(8, 9))
    .join('');

it('are put into another order by keys, and the focus stays with the image', async () => {
  const arrange = jest.fn().mockResolvedValue([]);
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={three} arrange={arrange} />,
  );
  screen.getByRole('button', { name: 'Move image 3 left' }).focus();
  await user.keyboard('{Enter}');
  expect(order()).toBe('132');
  expect(screen.getByRole('button', { name: 'Move image 2 left' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Make cover: image 3' }));
  expect(order()).toBe('213');
  expect(arrange.mock.calls).toEqual([[[1, 3, 2]], [[2, 1, 3]]]);
});

it('keep the focus on the one that was made the cover, where the key makes no other the cover', async () => {
  const arrange = jest.fn().mockResolvedValue([]);
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={three} arrange={arrange} />,
  );
  screen.getByRole('button', { name: 'Make cover: image 3' }).focus();
  await user.keyboard('{Enter}');
  expect(order()).toBe('312');
  expect(screen.getByRole('button', { name: 'Move image 1 left' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(order()).toBe('312');
});

it('end in the order of the last press, however long the one before takes', async () => {
  const answers: (() => void)[] = [];
  const arrange = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={three} arrange={arrange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Move image 1 right' }));
  await user.click(screen.getByRole('button', { name: 'Move image 2 right' }));
  await user.click(screen.getByRole('button', { name: 'Make cover: image 2' }));
  expect(arrange.mock.calls).toEqual([[[2, 1, 3]]]);
  answers[0]!();
  await waitFor(() => expect(arrange.mock.calls).toEqual([[[2, 1, 3]], [[3, 2, 1]]]));
  expect(order()).toBe('321');
});

it('are gone where somebody else has deleted them', async () => {
  const problem = { status: 404, code: 'NOT_FOUND', fieldErrors: {}, problem: {} };
  const gone = Object.assign(new Error(), problem);
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={three} remove={() => Promise.reject(gone)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete image 2' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(order()).toBe('13'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('go back to their order when it could not be saved', async () => {
  const { user } = renderPiece(
    <ImageUploader
      label="Photos"
      max={10}
      images={three}
      arrange={() => Promise.reject(new Error())}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Move image 1 right' }));
  expect(await screen.findByText('The order could not be saved. Please try again.')).toBeVisible();
  expect(order()).toBe('123');
});

it('are deleted after a question, and stay when that fails', async () => {
  const remove = jest.fn().mockRejectedValueOnce(new Error()).mockResolvedValue([]);
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={three} remove={remove} />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete image 2' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Image 2 of 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Failed to delete the image. Please try again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(order()).toBe('13');
  expect(remove.mock.calls).toEqual([[2], [2]]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete image 2' })).toHaveFocus());
});

it('follow what the page learns of the record', async () => {
  const Page = () => {
    const [images, setImages] = useState(three);
    return (
      <>
        <ImageUploader label="Photos" max={10} images={images} />
        <button onClick={() => setImages(three.slice(1))}>Learn</button>
      </>
    );
  };
  const { user } = renderPiece(<Page />);
  await user.click(screen.getByRole('button', { name: 'Learn' }));
  expect(order()).toBe('23');
});
