import type { Db } from '../db/db';
import { insertHotelMail, sendNewsNow, takeBackNews } from './hotelMails.queries';
import { insertMail, insertMails, type Mail } from './queries';

/**
 * Writes a mail to the outbox: called within the transaction whose news it carries, so that neither
 * is stored without the other. The relay is woken after the commit. Nobody is written to at an
 * empty address: the guest has deleted the account.
 */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<void> {
  if (mail.to !== '') await insertMail(db, mail, now);
}

/** The same for many at once. */
export async function queueMails(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  const addressed = mails.filter(({ to }) => to !== '');
  if (addressed.length > 0) await insertMails(db, addressed, now);
}

/** The same of what a hotel has sold. */
export async function queueHotelMail(
  tx: Db,
  hotelId: number,
  { to, ...content }: Mail,
  now: Date,
): Promise<void> {
  if (to !== '') await insertHotelMail(tx, to, { hotelId, content }, now);
}

/** What can be taken back so long is not told before. */
const HELD_MS = 15_000;

/**
 * The same of what the desk may still take back: it waits for fifteen seconds.
 *
 * @returns its number, by which it can be taken back; undefined when there is nobody to write to
 */
export async function queueHeldMail(
  tx: Db,
  hotelId: number,
  { to, ...content }: Mail,
  now: Date,
): Promise<number | undefined> {
  if (to === '') return undefined;
  const sendAfter = new Date(now.getTime() + HELD_MS);
  return insertHotelMail(tx, to, { hotelId, content, sendAfter }, now);
}

/** Between whom news of a booking goes. */
interface Sides {
  hotelId: number;
  userId: number;
  /** The booking. */
  code: string;
  /** Which of several acts of the same kind; absent when only the last of them has to be told. */
  act?: string;
}

type Told = Pick<Sides, 'hotelId' | 'code'>;

const MAX_AT_ONCE = 3;
/** How it begins what is told of a booking's own guest. */
const aboutOwn = (code: string) => `${code}:`;

/**
 * Tells a guest what they did themselves with a booking: booked, said when they arrive, cancelled. The
 * first few mails go at once; who goes on and on gets one in ten minutes.
 */
export async function queueOwnNews(
  tx: Db,
  { to, ...content }: Mail,
  { hotelId, userId, code, act = '' }: Sides,
  now: Date,
): Promise<void> {
  if (to === '') return;
  const topic = `guest ${userId} of hotel ${hotelId}`;
  // Each act is told for itself: what the guest has read of does not change under their eyes.
  const news = { topic, about: `${aboutOwn(code)} ${content.subject}${act}`, atOnce: MAX_AT_ONCE };
  await insertHotelMail(tx, to, { hotelId, content, news }, now);
}

/** The guest has ended the booking: what they did with it before and waits to be told is not so any more. */
export async function forgetOwnNews(tx: Db, { hotelId, code }: Told, now: Date): Promise<void> {
  await takeBackNews(tx, { hotelId, about: aboutOwn(code) }, now);
}

/** Somebody else has changed the booking: what its guest has done with it and waits to be told goes out before that. */
export async function sendOwnNews(tx: Db, { hotelId, code }: Told, now: Date): Promise<void> {
  await sendNewsNow(tx, { hotelId, about: aboutOwn(code) }, now);
}
