import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract, Operation } from '../contract/contract';
import type { Findings } from '../findings';
import type { Answer } from '../http/exchange';
import { textOf, type Json } from '../json';
import { isAlike } from './alike';
import { factsIn, type Fact } from './facts';

interface Said extends Fact {
  operation: Operation;
  answer: Answer;
  /** Asks the same again; of what changed something there is no again. */
  again: (() => Promise<Answer>) | undefined;
}

/** One question, from before it is sent. */
interface Asked {
  operation: Operation;
  /** What is told in another language is told in other words. */
  language: string;
  epoch: number;
  isAlone: boolean;
}

export interface Ledger {
  begin(operation: Operation, language: string | undefined): Asked;
  end(asked: Asked, answer: Answer | undefined, again: () => Promise<Answer>): Promise<void>;
  /** Something was sent that is no operation of the contract's. */
  forget(): void;
}

const TRIES = 3;
const PAUSE_MS = 150;

/**
 * What two answers say of one thing in the same words of the contract they say alike, as long as nothing was changed
 * between them. What was refused has changed nothing: whatever was said before still holds.
 */
export function newLedger(contract: Contract, findings: Findings): Ledger {
  /** By the thing and the reader's language, then by what is said of it. */
  const known = new Map<string, Map<string, Said>>();
  let epoch = 0;
  let changing = 0;

  const saidOf = (thing: string) => {
    const said = known.get(thing) ?? new Map<string, Said>();
    known.set(thing, said);
    return said;
  };

  const forget = () => {
    epoch++;
    known.clear();
  };

  const settle = async (first: Said, second: Said): Promise<boolean> => {
    const began = epoch;
    for (let round = 0; round < TRIES; round++) {
      if (round > 0) await sleep(PAUSE_MS);
      const told: Json[] = [];
      for (const one of [first, second]) {
        const answer = one.again ? await one.again() : one.answer;
        const facts = factsOf(contract, one.operation, answer);
        const now = facts.find(({ of, key }) => of === one.of && key === one.key);
        // It is there no more, or something else is asked meanwhile.
        if (!now || epoch !== began || changing > 0) return true;
        told.push(now.value);
      }
      if (isAlike(told[0]!, told[1]!)) return true;
    }
    return false;
  };

  return {
    forget,
    begin(operation, language = '') {
      const isChange = operation.method !== 'GET' && !isQuestion(operation);
      if (isChange) changing++;
      return { operation, language, epoch, isAlone: changing === (isChange ? 1 : 0) };
    },
    async end({ operation, language, epoch: began, isAlone }, answer, again) {
      const isChange = operation.method !== 'GET' && !isQuestion(operation);
      if (isChange) changing--;
      const isStill = isAlone && changing === 0 && began === epoch;
      if (isChange && (!answer || answer.status < 400 || answer.status >= 500)) forget();
      if (!answer || answer.status >= 300 || !isStill) return;
      const told = new Set<string>();
      for (const fact of factsOf(contract, operation, answer).filter(isOfLanguage(language))) {
        const ofIt = saidOf(`${language} ${fact.of}`);
        const before = ofIt.get(fact.key);
        if (before && isAlike(before.value, fact.value)) continue;
        const now: Said = { ...fact, operation, answer, again: isChange ? undefined : again };
        if (!before) ofIt.set(fact.key, now);
        if (!before || told.has(`${now.of} ${now.name}`)) continue;
        told.add(`${now.of} ${now.name}`);
        if (await settle(before, now)) return forget();
        tell(findings, before, now);
      }
    },
  };
}

/** Usual services may be told in the reader's language, or as their owner has written them. */
const isOfLanguage =
  (language: string) =>
  ({ name }: Fact) =>
    language === '' || name !== 'services';

/** Sent with a body, and nothing is stored by it. */
const isQuestion = ({ id }: Operation) => /^(preview|quote|createQuote)/.test(id);

function factsOf(contract: Contract, operation: Operation, { status, body }: Answer): Fact[] {
  const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
  return schema && body !== undefined ? factsIn(contract, schema, body) : [];
}

function tell(findings: Findings, before: Said, now: Said): void {
  const [kind = ''] = now.of.split(/ (?=\S+$)/);
  const places = [...new Set([before.operation.id, now.operation.id])].join(' and ');
  findings.report({
    cause: `a ${kind}'s "${now.name}" is told otherwise elsewhere, or has changed by itself: ${places}`,
    severity: 'BREAKS SCREEN',
    expected: `${before.name}: ${textOf(before.value)}, as ${before.operation.id} says`.slice(
      0,
      200,
    ),
    seen: `${now.name}: ${textOf(now.value)}`.slice(0, 200),
    operationId: now.operation.id,
    screens: now.operation.screens,
    exchange: now.answer.exchange,
  });
}
