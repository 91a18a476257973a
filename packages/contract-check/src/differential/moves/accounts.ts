import { PASSWORD } from '../../people/people';
import { chance, one, type House } from '../house';
import type { Partaker } from '../people';

/** What people do with their own accounts. */

const FIRST_NAMES = ['Lan', 'Thị Hoa', 'Quốc'];
const LAST_NAMES = ['Nguyễn', 'Đặng Trần', 'Lý'];
const PHONES = ['0912345678', '0987 654 321', '', null];

const somebody = (house: House): Partaker => one(house, [house.traveller, house.owner])!;

async function profile(house: House) {
  const body = {
    ...{ firstName: one(house, FIRST_NAMES), lastName: one(house, LAST_NAMES) },
    ...(chance(house, 0.6) && { phone: one(house, PHONES) }),
  };
  await house.pair.ask('updateProfile', somebody(house).token, { body });
}

async function language(house: House) {
  const body = { language: one(house, ['vi', 'en']) };
  await house.pair.ask('chooseLanguage', somebody(house).token, { body });
}

/** Of two passwords the other; older tokens end. */
async function password({ pair, ...house }: House) {
  const who = house.traveller;
  const { token } = who;
  const next = who.password === PASSWORD ? `${PASSWORD}!` : PASSWORD;
  const body = { currentPassword: who.password, password: next, confirmPassword: next };
  const changed = await pair.ask('changePassword', token, { body });
  if (changed.at('jwt').reference === undefined) return;
  await pair.ask('getMe', token);
  who.password = next;
  who.token = changed.at('jwt');
  await pair.ask('getMe', who.token);
}

async function signOut({ pair, ...house }: House) {
  const who = house.traveller;
  await pair.ask('signOutEverywhere', who.token);
  await pair.ask('listBookings', who.token);
  await signIn(pair, who);
}

export async function signIn(pair: House['pair'], who: Partaker): Promise<void> {
  const { email, password } = who;
  const signedIn = await pair.ask('login', undefined, { body: { email, password } });
  who.token = signedIn.at('jwt');
}

export const ACCOUNT_MOVES = [profile, profile, language, password, signOut];
