import { expect, it } from 'vitest';
import { makePasswordLink } from '#src/identity/links.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { Authenticator, addPasskey } from '#test/harness/passkeys.ts';
import { Person, person } from '#test/harness/person.ts';

const { running, desk } = useDesk({ name: 'Harbour Talent', env: { PUBLIC_URL: 'https://desk.example' } });

it('signs in by one click, once, and not by being opened alone', async () => {
  const { url } = await makePasswordLink(running.service, desk.adminId);
  const path = new URL(url).pathname.replace('/set-password/', '/sign-in/once/');
  const scanner = new Person(running.app, running.service.publicUrl());
  expect((await scanner.get(path)).status).toBe(200);
  expect((await scanner.get('/')).status).toBe(303);
  const mia = new Person(running.app, running.service.publicUrl());
  expect((await mia.fill(path, {}, { action: path })).location).toBe('/');
  expect((await mia.get('/')).html).toContain('Hello, Mia Admin');
  expect((await scanner.get(path)).status).toBe(410);
  expect((await scanner.get(new URL(url).pathname)).status).toBe(410);
});

it('stands for a password and never for a passkey: whoever has one is asked for it', async () => {
  const mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  await addPasskey(mia, new Authenticator(running.service.publicUrl()));
  const { url } = await makePasswordLink(running.service, desk.adminId);
  const path = new URL(url).pathname.replace('/set-password/', '/sign-in/once/');
  const elsewhere = new Person(running.app, running.service.publicUrl());
  const { location } = await elsewhere.fill(path, {}, { action: path });
  expect(location).not.toBe('/');
  expect((await elsewhere.get('/')).location).toMatch(/^\/sign-in/);
});
