import { mockServer } from './mock/mockServer';

/** `npm run mock`: the contract's examples as answers, on a port to put a client in front of. */
const port = Number(process.env.PORT ?? 4010);
const app = await mockServer();
const url = await app.listen({ host: '127.0.0.1', port });
console.log(`The examples of openapi.yaml answer on ${url}`);
