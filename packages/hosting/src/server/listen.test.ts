import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '../testing/request.ts';
import { type Listening, listen, parsePort } from './listen.ts';

const running: Listening[] = [];
async function start(port: number, host?: string): Promise<Listening> {
  const listening = await listen((_request, response) => response.end('hello'), {
    port,
    ...(host === undefined ? {} : { host }),
  });
  running.push(listening);
  return listening;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((listening) => listening.close()));
});

describe('listen', () => {
  it('uses any free port for 0', async () => {
    const { askedPort, port, origin } = await start(0);
    expect(askedPort).toBe(0);
    expect(port).toBeGreaterThan(0);
    expect(origin).toBe(`http://localhost:${port}`);
  });

  it('answers at localhost and at 127.0.0.1', async () => {
    const { port } = await start(0);
    for (const host of ['localhost', '127.0.0.1']) {
      const { body } = await request({ port, target: '/', host });
      expect(body.toString()).toBe('hello');
    }
  });

  it('uses a higher port when the requested one is taken, and says so', async () => {
    const first = await start(0);
    const second = await start(first.port);
    expect(second.askedPort).toBe(first.port);
    expect(second.port).toBeGreaterThan(first.port);
  });

  it('uses another port when the requested one is taken on IPv6 only', async (context) => {
    const other = createServer().listen(0, '::1');
    const isOpen = await once(other, 'listening').then(
      () => true,
      () => false,
    );
    if (!isOpen) context.skip('IPv6 is not available.');
    const address = other.address();
    const taken = typeof address === 'object' ? (address?.port ?? 0) : 0;
    expect((await start(taken)).port).toBeGreaterThan(taken);
    other.close();
  });

  it('listens on IPv6 where there is no IPv4, and blames nobody where there is neither', async () => {
    const open = Server.prototype.listen;
    const asked: unknown[] = [];
    let missing = ['127.0.0.1'];
    const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
      this: Server,
      ...[options]: unknown[]
    ) {
      const { host, port } = options as { host: string; port: number };
      asked.push(host);
      if (missing.includes(host)) {
        const error = Object.assign(new Error(host), { code: 'EADDRNOTAVAIL' });
        setImmediate(() => this.emit('error', error));
        return this;
      }
      // In place of ::1, which this machine may not have.
      return open.apply(this, [{ port, host: '127.0.0.1' }]);
    });
    const { port, origin } = await start(0);
    expect(asked).toEqual(['127.0.0.1', '::1']);
    expect(origin).toBe(`http://localhost:${port}`);
    expect((await request({ port, target: '/' })).body.toString()).toBe('hello');
    missing = ['127.0.0.1', '::1'];
    await expect(start(0)).rejects.toThrow(
      'Cannot listen on localhost:0 (EADDRNOTAVAIL). Is there a loopback interface?',
    );
    spy.mockRestore();
  });

  it('listens only where --host says', async () => {
    expect((await start(0, '127.0.0.1')).origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('reports the address and a remedy when the host is not local', async () => {
    await expect(start(0, '192.0.2.1')).rejects.toThrow(
      'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check --host.',
    );
  });

  it('closes in spite of a keep-alive connection', async () => {
    const { port, close } = await start(0);
    await request({ port, target: '/' });
    await close();
    await expect(request({ port, target: '/' })).rejects.toThrow('ECONNREFUSED');
  });
});

describe('parsePort', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['3000', 3000],
    ['65535', 65535],
  ])('reads %s', (text, port) => {
    expect(parsePort(text, 'PORT')).toBe(port);
  });

  it.each(['', '-1', '65536', '3000.5', '3e3', '0x10', ' 80', 'http', '999999'])(
    'names the source and the remedy for %j',
    (text) => {
      expect(() => parsePort(text, '--port')).toThrow(
        `--port is "${text}", which is not a port. Give a whole number from 1 to 65535, or 0 for any free port.`,
      );
    },
  );
});
