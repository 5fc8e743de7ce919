import * as z from 'zod';
import { guarded } from '#src/lib/trust.ts';

/** Where to join a call. It goes to people in invitations, so text from outside may not fill it. */
export const MeetingUrl = guarded(
  'url',
  z
    .string()
    .max(2000)
    .refine(
      (url) => /^https?:\/\/[\x21-\x7e]+$/.test(url) && URL.canParse(url),
      'must be an http or https address such as https://meet.example/room',
    ),
);
