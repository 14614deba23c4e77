#!/usr/bin/env node
// A wrapper of the Firefox program, which Playwright starts (`executablePath`) to use WebDriver BiDi.
//
// Playwright sends `emulation.setMediaFeaturesOverride` for each new context, which stable Firefox does
// not support (153). This wrapper starts Firefox, forwards all messages and answers that one
// command itself. So `page.emulateMedia` has no effect in Firefox.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';

const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => firefox.kill(signal));
}
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) {
    console.error(line);
  } else {
    serve(address);
  }
});

/** @param {string} address of Firefox's own socket */
function serve(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url = '' }) => forward(client, new WebSocket(address + url)));
  server.on('listening', () => {
    const bound = server.address();
    const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

/**
 * @param {WebSocket} client Playwright
 * @param {WebSocket} browser Firefox
 */
function forward(client, browser) {
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN_COMMAND) {
      client.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => client.send(data.toString()));
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}
