import type { Hono } from 'hono';
import type { Service } from '#src/service.ts';
import { mountHome } from '../pages/home.tsx';
import { mountPeople } from '../pages/people.tsx';
import { mountSetPassword } from '../pages/set-password.tsx';
import { mountSignIn } from '../pages/sign-in.tsx';

/** The pages for people. */
export function mountPages(app: Hono, service: Service): void {
  for (const mount of [mountHome, mountSignIn, mountSetPassword, mountPeople]) mount(app, service);
}
