import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract, Operation } from '../contract/contract';
import type { Shapes } from '../contract/shapes';
import type { Coverage } from '../coverage';
import type { Exchange, Findings } from '../findings';
import { parseJson, type Json } from '../json';
import type { Called } from '../record/recorder';
import { newLedger } from '../told/ledger';
import { examine } from './examine';
import type { Answer, Call } from './exchange';
import { send, type Raw, type RawAnswer } from './send';

export interface Client {
  baseUrl: string;
  sent: number;
  /** No more than so many are sent. */
  budget: number;
  call(operationId: string, call?: Call): Promise<Answer>;
  /** What is no operation of the contract: of it nothing but the number is looked at. */
  send(raw: Raw): Promise<RawAnswer>;
  /** The same of the same budget, for what runs beside others: what it sends and finds is counted by itself. */
  apart(findings: Findings): Client;
}

interface Parts {
  baseUrl: string;
  contract: Contract;
  shapes: Shapes;
  findings: Findings;
  coverage: Coverage;
  budget: number;
  origin: string | undefined;
  onAnswer?: ((called: Called) => void) | undefined;
  /** In which language something was said before. */
  spoken?: Map<string, string>;
  /** Takes one of another's budget. */
  spend?: () => void;
}

export class BudgetSpent extends Error {
  constructor() {
    super('the budget is spent');
  }
}

/** Waits so long for a server that asks for it; what asks for more is told as it is. */
const MAX_WAIT_S = 20;
const MAX_SHOWN = 600;

/** Calls operations by name, and examines every answer. */
export function newClient(parts: Parts): Client {
  const ledger = newLedger(parts.contract, parts.findings);
  const examined = { ...parts, spoken: parts.spoken ?? new Map<string, string>() };
  const client: Client = {
    baseUrl: parts.baseUrl.replace(/\/+$/, ''),
    sent: 0,
    budget: parts.budget,
    send(raw) {
      if (raw.method !== 'GET') ledger.forget();
      return counted(raw);
    },
    async call(operationId, call = {}) {
      const operation = parts.contract.operations.get(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}`);
      for (let round = 0; ; round++) {
        const answer = await told(operation, call);
        const wait = Number(answer.headers.get('Retry-After'));
        const isTold = answer.status === 429 || answer.status === 503;
        if (!isTold || call.isAboutLimits || round > 1 || !(wait > 0 && wait <= MAX_WAIT_S)) {
          return answer;
        }
        await sleep(wait * 1000);
      }
    },
    apart(findings) {
      // What was told before may be changed meanwhile.
      const ofThis = () => {
        ledger.forget();
        spend();
      };
      return newClient({ ...examined, findings, budget: Infinity, spend: ofThis });
    },
  };

  const spend = () => {
    parts.spend?.();
    if (client.sent >= client.budget) throw new BudgetSpent();
    client.sent++;
  };

  const counted = (raw: Raw): Promise<RawAnswer> => {
    spend();
    return send(raw);
  };

  const told = async (operation: Operation, call: Call): Promise<Answer> => {
    const asked = ledger.begin(operation, call.headers?.['Accept-Language']);
    let answer: Answer | undefined;
    try {
      answer = await once(operation, call);
      return answer;
    } finally {
      await ledger.end(asked, answer, () => once(operation, call));
    }
  };

  const once = async (operation: Operation, call: Call): Promise<Answer> => {
    const address = addressOf(operation.path, call);
    const raw = requestOf(client.baseUrl + address, parts.origin, operation, call);
    const { status, headers, text } = await counted(raw);
    const body = parseJson(text);
    const exchange = exchangeOf(operation, raw, status, text);
    const code = codeOf(body);
    const acceptLanguage = call.headers?.['Accept-Language'];
    const answer = { status, headers, body, text, code, exchange, acceptLanguage };
    parts.coverage.saw(operation, raw, call, answer);
    examine(operation, answer, examined);
    parts.onAnswer?.({ operation, call, address, answer });
    return answer;
  };
  return client;
}

function requestOf(url: string, origin: string | undefined, operation: Operation, call: Call): Raw {
  const hasBody = call.body !== undefined;
  const type = call.type ?? (hasBody ? 'application/json' : undefined);
  return {
    method: operation.method,
    url,
    headers: {
      Accept: operation.isStream ? 'text/event-stream' : 'application/json',
      ...(origin && { Origin: origin }),
      ...(call.token && { Authorization: `Bearer ${call.token}` }),
      ...(type && { 'Content-Type': type }),
      ...call.headers,
    },
    content: hasBody ? JSON.stringify(call.body) : call.content,
    ...(call.from && { from: call.from }),
    ...(call.chunked && { chunked: true }),
    ...(call.cutAfterMs !== undefined && { cutAfterMs: call.cutAfterMs }),
    headOnly: operation.isStream,
  };
}

export function addressOf(path: string, { params = {}, query = {} }: Call): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'x')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size > 0 ? `${address}?${search}` : address;
}

function exchangeOf(operation: Operation, raw: Raw, status: number, text: string): Exchange {
  const { method, url } = raw;
  return {
    operationId: operation.id,
    method,
    url,
    status,
    curl: curlOf(raw),
    answer: text.slice(0, MAX_SHOWN),
  };
}

/** Without anybody's token: reports are passed on. */
function curlOf({ method, url, headers, content }: Raw): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const told = Object.entries(headers)
    .filter(([name]) => name !== 'Accept')
    .map(([name, value]) => (name === 'Authorization' ? [name, 'Bearer $TOKEN'] : [name, value]))
    .map(([name, value]) =>
      name === 'Authorization' ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`,
    );
  const body = content === undefined ? [] : ['--data', quoted(String(content).slice(0, MAX_SHOWN))];
  return ['curl -i -X', method, ...told, ...body, quoted(url)].join(' ');
}

function codeOf(body: Json | undefined): string {
  const found = typeof body === 'object' && body !== null && !Array.isArray(body) && body['code'];
  return typeof found === 'string' ? found : '';
}
