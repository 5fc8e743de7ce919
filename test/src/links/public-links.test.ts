import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LinkPage } from '#src/domain/ports.ts';
import { createPublicLinks } from '#src/links/public-links.ts';

const make = (signing = randomBytes(32), pepper = randomBytes(32)) =>
  createPublicLinks({ signing, pepper }, () => 'https://desk.example');
const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';

it('makes the same link for one record and version at every call, and finds it by its hash', () => {
  const links = make();
  const { url, hash } = links.link('submission', 'sub_1');
  expect(links.link('submission', 'sub_1', 1)).toEqual({ url, hash });
  expect(url).toMatch(/^https:\/\/desk\.example\/r\/[\w-]{43}$/);
  expect(links.hash(tokenOf(url))).toBe(hash);
  expect(hash).not.toContain(tokenOf(url));
});

it('makes another link for each page, record, version and deployment', () => {
  const links = make();
  const pages: LinkPage[] = [
    'submission',
    'spec',
    'referee_request',
    'referee',
    'pool_check_in',
    'ai_screen',
  ];
  const urls = [
    ...pages.flatMap((page) => [links.link(page, 'a'), links.link(page, 'a', 2), links.link(page, 'b')]),
    make().link('submission', 'a'),
  ].map(({ url }) => url);
  expect(new Set(urls.map(tokenOf)).size).toBe(urls.length);
  expect(new Set(pages.map((page) => links.link(page, 'a').url.split('/')[3])).size).toBe(pages.length);
});
