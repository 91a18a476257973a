import { cleanup, waitFor } from '@testing-library/react';
import { operations, ExampleAnswers, type ScreenOperation } from './exampleAnswers';
import { propertiesOf, without } from './properties';
import { headingOf, opened, screenText } from './screenText';
import type { Visit } from './visits';

/** What is lost on a screen with a property: all of it, or a part. */
export type Loss = 'page' | 'section';

/** What an operation's answers are for: the screens that ask for them, and what is lost without each property. */
export interface Found {
  screens: Set<string>;
  needed: Map<string, Loss>;
}

export type FoundOf = Map<string, Found>;

/** Enough for what a screen loads after its first picture, and for what is seen again. */
const MANY_LOOKS = 20;
const FEW_LOOKS = 4;
/** On more of them it is only seen whether they need no more. */
const ENOUGH_SCREENS = 2;

/** What the screen tells of the whole examples, when it has been opened before; and what it asked for. */
export async function baselineOf(visit: Visit): Promise<{ text: string; answers: ExampleAnswers }> {
  const answers = new ExampleAnswers();
  const open = () => opened(visit, answers, { looks: MANY_LOOKS });
  let text = await open();
  // Programs of the screen that load for the first time come late.
  for (let before = ''; before !== text;) [before, text] = [text, await open()];
  return { text, answers };
}

export async function openedWithout(
  visit: Visit,
  isGone: (operationId: string, property: string) => boolean,
  looks = FEW_LOOKS,
): Promise<string> {
  const answers = new ExampleAnswers((id, answer) =>
    without(answer, (property) => isGone(id, property)),
  );
  return opened(visit, answers, { looks });
}

export interface Told {
  text: string;
  heading: string;
}

/** What is lost, as the screen is now; undefined when it tells what it told. */
export function lossNow(told: Told): Loss | undefined {
  const now = screenText();
  if (now === told.text) return undefined;
  const isBroken = headingOf() !== told.heading && now.length < told.text.length / 2;
  const isRefused = /Thử lại|Try again/.test(now) && now.length < told.text.length / 2;
  return isBroken || isRefused ? 'page' : 'section';
}

/** Opens every screen with less and less in what it asks for: takes minutes. */
export async function findAll(visits: readonly Visit[]): Promise<FoundOf> {
  const found: FoundOf = new Map();
  for (const visit of visits) {
    const { text, answers } = await baselineOf(visit);
    const told = { text, heading: headingOf() };
    for (const [id, answer] of answers.given) {
      const of = found.get(id) ?? { screens: new Set(), needed: new Map<string, Loss>() };
      const isKnown = of.screens.size >= ENOUGH_SCREENS;
      found.set(id, of);
      of.screens.add(visit.screen);
      if (isKnown && !(await lossWithout(visit, { id, gone: notNeeded(answer, of) }, told)))
        continue;
      await findNeeded(visit, { id, answer, of }, told);
    }
  }
  cleanup();
  return found;
}

const notNeeded = (answer: unknown, of: Found) =>
  new Set(propertiesOf(answer).filter((property) => !isNeeded(of, property)));

/** Itself, or something within it. */
export function isNeeded({ needed }: Pick<Found, 'needed'>, property: string): boolean {
  return [...needed.keys()].some((one) => one === property || one.startsWith(`${property}.`));
}

/** Takes away one property after the other, and puts back what is missed: what stands in for another is needed without it. */
async function findNeeded(
  visit: Visit,
  { id, answer, of }: { id: string; answer: unknown; of: Found },
  told: Told,
): Promise<void> {
  const gone = new Set<string>();
  for (const property of propertiesOf(answer)) {
    // What holds it is gone.
    if ([...gone].some((one) => property.startsWith(`${one}.`))) continue;
    const loss = await lossWithout(visit, { id, gone: new Set([...gone, property]) }, told);
    if (!loss) gone.add(property);
    else if (of.needed.get(property) !== 'page') {
      const alone = await lossWithout(visit, { id, gone: new Set([property]) }, told);
      of.needed.set(property, alone ?? 'section');
    }
  }
}

interface Less {
  id: string;
  gone: ReadonlySet<string>;
}

/** Seen twice: the second time for longer, and after the whole screen has told what it told. */
async function lossWithout(
  visit: Visit,
  { id, gone }: Less,
  told: Told,
): Promise<Loss | undefined> {
  const isGone = (asked: string, path: string) => asked === id && gone.has(path);
  await openedWithout(visit, isGone);
  if (!lossNow(told)) return undefined;
  await recovered(visit, told);
  await openedWithout(visit, isGone, MANY_LOOKS);
  const loss = lossNow(told);
  if (loss) await recovered(visit, told);
  return loss;
}

/** After an answer that it could not use, the client waits before it asks again. */
export async function recovered(visit: Visit, { text }: Told): Promise<void> {
  await openedWithout(visit, () => false);
  await waitFor(() => expect(screenText()).toBe(text), { timeout: 60_000 });
}

/** What the contract says of it. */
export function declared(): FoundOf {
  return new Map(
    operations
      .filter((operation) => operation['x-screens'])
      .map((operation) => [operation.operationId, declaredOf(operation)]),
  );
}

function declaredOf({
  'x-screens': screens = [],
  'x-needed': needed = {},
}: ScreenOperation): Found {
  const entries = Object.entries(needed) as [Loss, string][];
  return {
    screens: new Set(screens),
    needed: new Map(
      entries.flatMap(([loss, names]) => names.split(/\s+/).map((name) => [name, loss])),
    ),
  };
}
