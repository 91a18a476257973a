import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DetailsDrawer } from '../../../src/backoffice/ui/DetailsDrawer';
import { ImageUploader } from '../../../src/backoffice/ui/images/ImageUploader';
import type { Upload } from '../../../src/backoffice/ui/images/uploadQueue';
import { Link } from '../../../src/ui/navigation/Link';
import { renderPiece } from '../../support/browser/partnerPiece';

const never: Upload = () => new Promise(() => {});
const uploaderOf = (keep: string) => (
  <ImageUploader label="Photos" max={10} images={[]} upload={never} keep={keep} />
);
const pictures = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
const notYet = '2 images are not uploaded yet.';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('a drawer that is closed while pictures are under way asks first', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <DetailsDrawer open={open} title="Room 101" onClose={() => setOpen(false)}>
        {uploaderOf('room-1')}
      </DetailsDrawer>
    );
  }
  const { user } = renderPiece(<Page />);
  await user.upload(screen.getByLabelText('Choose images'), pictures);
  const drawer = screen.getByRole('dialog', { name: 'Room 101' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Close before they are uploaded?',
  });
  expect(question).toHaveTextContent(notYet);
  await user.click(within(question).getByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a document that is closed while pictures are under way asks first', async () => {
  const { user } = renderPiece(uploaderOf('room-2'));
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.upload(screen.getByLabelText('Choose images'), pictures);
  expect(isAsked()).toBe(true);
});

test('a link to another page asks first while pictures are under way', async () => {
  const { user, address } = renderPiece(
    <>
      <Link to="/partner/settings">Settings</Link>
      {uploaderOf('room-4')}
    </>,
  );
  await user.upload(screen.getByLabelText('Choose images'), pictures);
  const question = { name: 'Leave this page before they are uploaded?' };
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('alertdialog', question)).toHaveTextContent(notYet);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/partner/rooms');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Leave anyway' }));
  await waitFor(() => expect(address()).toBe('/partner/settings'));
});

test('a page that is left while pictures are under way says so, and goes on with them when it is back', async () => {
  const { user, goTo, goBack } = renderPiece(
    <Routes>
      <Route path="/partner/rooms" element={uploaderOf('room-3')} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
  );
  await user.upload(screen.getByLabelText('Choose images'), pictures);
  goTo('/partner/settings');
  await screen.findByText('Elsewhere');
  expect(await screen.findByText(notYet, { exact: false })).toBeVisible();
  goBack();
  expect(await screen.findByText('a.png')).toBeVisible();
});
