import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = JSON.stringify({ code: 'UNAVAILABLE', message: '', fieldErrors: {} });

/**
 * Run as a process of its own: refuses everything and does nothing else. What it needs for that is what
 * the machine and the generator need.
 */
const server = createServer((_, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' }).end(body);
}).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.stdin.resume().once('end', () => process.exit(0));
