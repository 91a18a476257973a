import path from 'node:path';
import { Contract, type Operation } from '../../src/http/contract';

const contract = new Contract(path.join(process.cwd(), 'openapi.yaml'));

interface Sent {
  body?: unknown;
  form?: FormData;
  query?: Record<string, string | number>;
  path?: Record<string, string | number>;
  headers?: Record<string, string>;
}

function operationNamed(id: string): Operation {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

/** Calls operations by their names, and holds every answer against the contract. */
export class Client {
  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  async call<Told = Record<string, unknown>>(
    id: string,
    status: number,
    sent: Sent = {},
  ): Promise<Told> {
    const operation = operationNamed(id);
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(sent.path?.[name]),
    );
    const query = new URLSearchParams(
      Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const answer = await fetch(`${this.url}${address}?${query.toString()}`, {
      method: operation.method,
      headers: {
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.form ? { body: sent.form } : {}),
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    const told: unknown = await answer.json();
    expect({ id, status: answer.status, told }).toMatchObject({ id, status });
    const rule = operation.answers.get(status)!;
    const errors = contract.errors(rule.pointer, told);
    expect({ id, status, errors }).toEqual({ id, status, errors: [] });
    expect(answer.headers.get('content-type')).toContain(rule.type);
    return told as Told;
  }

  async as(email: string, password: string): Promise<Client> {
    const { jwt } = await this.call<{ jwt: string }>('login', 200, { body: { email, password } });
    return new Client(this.url, jwt);
  }
}
