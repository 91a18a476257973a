import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  ImageUploader,
  type ImageUploaderHandle,
} from '../../../src/backoffice/ui/images/ImageUploader';
import type { StoredImage, Upload } from '../../../src/backoffice/ui/images/uploadQueue';
import { renderPiece } from '../../support/browser/partnerPiece';

interface Sending {
  name: string;
  progress: (fraction: number) => void;
  arrive: () => void;
  fail: (error: unknown) => void;
  signal: AbortSignal;
}

/** A way to send files whose every step the test decides. */
function slowWay(stored: StoredImage[] = []) {
  const sendings: Sending[] = [];
  const all = [...stored];
  const upload: Upload = ({ file }, progress, signal) =>
    new Promise((resolve, fail) => {
      const arrive = () => {
        all.push({ id: file.name, url: `/images/${file.name}` });
        resolve([...all]);
      };
      sendings.push({ name: file.name, progress, arrive, fail, signal });
    });
  return { upload, sendings, names: () => sendings.map(({ name }) => name) };
}

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const notAPicture = () =>
  Object.assign(new Error('Not a picture.'), {
    ...{ status: 415, code: 'WRONG_TYPE', problem: {}, fieldErrors: {} },
  });
const choose = () => screen.getByLabelText('Choose images');
const list = (name: string) => within(screen.getByRole('list', { name }));
const stored = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

it('what is chosen and not sent is there again when the form is', async () => {
  const form = (
    <Routes>
      <Route
        path="/partner/rooms"
        element={<ImageUploader label="Photos" max={10} images={[]} keep="room-new" />}
      />
      <Route path="*" element={<p>Login</p>} />
    </Routes>
  );
  const { user, goTo, goBack } = renderPiece(form);
  expect(screen.getByText(/They are sent when the form is\./)).toBeVisible();
  await user.upload(choose(), [picture('a.png'), picture('b.png')]);
  goTo('/partner/login');
  await screen.findByText('Login');
  goBack();
  expect(await screen.findByText('a.png')).toBeVisible();
  expect(screen.getByText('b.png')).toBeVisible();
});

it('what failed is sent again by the same name when the form is there again', async () => {
  const sent: string[] = [];
  const upload: Upload = ({ id }) => {
    sent.push(id);
    return Promise.reject(new Error('lost'));
  };
  const uploader = (
    <ImageUploader label="Photos" max={10} images={[]} upload={upload} keep="hotel 7" />
  );
  const form = (
    <Routes>
      <Route path="/partner/rooms" element={uploader} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  const { user, goTo, goBack } = renderPiece(form);
  await user.upload(choose(), [picture('a.png')]);
  await waitFor(() => expect(sent).toHaveLength(1));
  goTo('/partner/settings');
  await screen.findByText('Elsewhere');
  goBack();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new Set(sent).size).toBe(1);
});

it('says that the images of a record are saved without its form', () => {
  const { upload } = slowWay();
  renderPiece(<ImageUploader label="Photos" max={10} images={[]} upload={upload} />);
  expect(screen.getByText(/saved at once, without the button of the form/)).toBeVisible();
});

describe('sending', () => {
  it('goes in the order of the choice, tells how far it is, and adds them to the images', async () => {
    const way = slowWay();
    const { user } = renderPiece(
      <ImageUploader label="Photos" max={10} images={[]} upload={way.upload} />,
    );
    await user.upload(choose(), [picture('a.png'), picture('b.png'), picture('c.png')]);
    expect(way.names()).toEqual(['a.png']);
    expect(list('Images on their way').getAllByText('Waiting')).toHaveLength(2);
    way.sendings[0]!.progress(0.4);
    expect(await screen.findByText('Uploading 40 %')).toBeVisible();
    for (const [place, name] of ['a.png', 'b.png', 'c.png'].entries()) {
      await waitFor(() => expect(way.names().at(-1)).toBe(name));
      way.sendings[place]!.arrive();
    }
    await waitFor(() =>
      expect(stored()).toEqual(['/images/a.png', '/images/b.png', '/images/c.png']),
    );
    expect(screen.getByText('All images are uploaded.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Images on their way' })).not.toBeInTheDocument();
  });

  it('keeps what failed, to be sent again or given up', async () => {
    const way = slowWay();
    const { user } = renderPiece(
      <ImageUploader label="Photos" max={10} images={[]} upload={way.upload} />,
    );
    await user.upload(choose(), [picture('a.png'), picture('b.png')]);
    const tooLarge = {
      status: 413,
      code: 'TOO_LARGE',
      message: 'Too large.',
      fieldErrors: {},
      problem: {},
    };
    way.sendings[0]!.fail(tooLarge);
    expect(await screen.findByText('Too large.')).toBeVisible();
    // It is so however often it is sent.
    expect(screen.queryByRole('button', { name: 'Retry a.png' })).not.toBeInTheDocument();
    way.sendings[1]!.fail(new Error('no network'));
    expect(await screen.findByText('Failed to upload images')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry b.png' }));
    expect(way.names()).toEqual(['a.png', 'b.png', 'b.png']);
    // Another press must not throw it away.
    expect(screen.getByRole('button', { name: 'Retry b.png' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(way.names()).toHaveLength(3);
    way.sendings[2]!.arrive();
    await waitFor(() => expect(stored()).toEqual(['/images/b.png']));
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Choose images/ })).toHaveFocus();
  });

  it('stops when the file is removed', async () => {
    const way = slowWay();
    const { user } = renderPiece(
      <ImageUploader label="Photos" max={10} images={[]} upload={way.upload} />,
    );
    await user.upload(choose(), [picture('a.png')]);
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(way.sendings[0]!.signal.aborted).toBe(true);
  });

  it('waits for a record to send to, and tells what became of it', async () => {
    const way = slowWay();
    const ref = createRef<ImageUploaderHandle>();
    const { user } = renderPiece(<ImageUploader ref={ref} label="Photos" max={10} images={[]} />);
    await user.upload(choose(), [picture('a.png'), picture('b.png')]);
    expect(ref.current?.waiting).toBe(2);
    expect(screen.getAllByText('Waiting')).toHaveLength(2);
    const result = ref.current?.start(way.upload);
    way.sendings[0]!.arrive();
    await waitFor(() => expect(way.names()).toHaveLength(2));
    way.sendings[1]!.fail(new Error('no network'));
    expect(await result).toEqual({ sent: 1, failed: 1 });
    expect(await screen.findByRole('button', { name: 'Retry b.png' })).toBeVisible();
  });

  it('has nothing to wait for without files', async () => {
    const ref = createRef<ImageUploaderHandle>();
    renderPiece(<ImageUploader ref={ref} label="Photos" max={10} images={[]} />);
    expect(await ref.current?.start(slowWay().upload)).toEqual({ sent: 0, failed: 0 });
  });
});

describe('choosing', () => {
  it('takes only pictures, and only as many as fit', async () => {
    const way = slowWay();
    const { user } = renderPiece(
      <ImageUploader
        label="Photos"
        max={3}
        images={[{ id: 1, url: '/images/1.webp' }]}
        upload={way.upload}
      />,
    );
    user.setup({ applyAccept: false });
    const large = Object.defineProperty(picture('large.png'), 'size', {
      value: 10_485_761,
    });
    await user.upload(choose(), [picture('a.png'), large, picture('b.png'), picture('c.png')]);
    const queued = list('Images on their way').getAllByText(/\.png$/);
    expect(queued.map(({ textContent }) => textContent)).toEqual(['a.png', 'b.png']);
    expect(screen.getByText('large.png is larger than 10 MB.')).toBeVisible();
    expect(screen.getByText('At most 3 images fit. Left out: c.png.')).toBeVisible();
    expect(screen.getByText('There are 3 images: no more can be added.')).toBeVisible();
  });

  it('refuses an empty file at once', async () => {
    const way = slowWay();
    const { user } = renderPiece(
      <ImageUploader label="Photos" max={3} images={[]} upload={way.upload} />,
    );
    const empty = new File([], 'empty.png', { type: 'image/png' });
    await user.upload(choose(), [empty, picture('a.png')]);
    expect(screen.getByText('empty.png is empty: there is no picture in it.')).toBeVisible();
    expect(way.names()).toEqual(['a.png']);
  });

  it('leaves the place of a picture that failed to another', async () => {
    const way = slowWay();
    const images = [{ id: 1, url: '/images/1.webp' }];
    const { user } = renderPiece(
      <ImageUploader label="Photos" max={2} images={images} upload={way.upload} />,
    );
    await user.upload(choose(), [picture('a.png')]);
    way.sendings[0]!.fail(new Error('no picture'));
    expect(await screen.findByText('Failed to upload images')).toBeVisible();
    await user.upload(choose(), [picture('b.png')]);
    way.sendings[1]!.arrive();
    await waitFor(() => expect(stored()).toContain('/images/b.png'));
    expect(screen.getByText('There are 2 images: no more can be added.')).toBeVisible();
  });
});

it('closing the page is asked about while a file may still arrive, and not for one that is wrong', async () => {
  const { upload, sendings } = slowWay();
  const { user } = renderPiece(
    <ImageUploader label="Photos" max={10} images={[]} upload={upload} />,
  );
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.upload(choose(), [picture('lost.png'), picture('wrong.png')]);
  await waitFor(() => expect(sendings).toHaveLength(1));
  sendings[0]!.fail(new Error('lost'));
  await waitFor(() => expect(sendings).toHaveLength(2));
  sendings[1]!.fail(notAPicture());
  await screen.findByText('Not a picture.');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Remove .*lost/ }));
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('saving the form again sends what failed again, but no file that is wrong', async () => {
  const { upload, names, sendings } = slowWay();
  const ref = createRef<ImageUploaderHandle>();
  const { user } = renderPiece(<ImageUploader ref={ref} label="Photos" max={10} images={[]} />);
  await user.upload(choose(), [picture('lost.png'), picture('wrong.png')]);
  const first = ref.current!.start(upload);
  await waitFor(() => expect(names()).toEqual(['lost.png']));
  sendings[0]!.fail(new Error('lost'));
  await waitFor(() => expect(names()).toEqual(['lost.png', 'wrong.png']));
  sendings[1]!.fail(notAPicture());
  expect(await first).toEqual({ sent: 0, failed: 2 });
  const second = ref.current!.start(upload);
  await waitFor(() => expect(names()).toEqual(['lost.png', 'wrong.png', 'lost.png']));
  sendings[2]!.arrive();
  expect(await second).toEqual({ sent: 1, failed: 1 });
});
