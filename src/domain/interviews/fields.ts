import * as z from 'zod';
import { guarded } from '#src/lib/trust.ts';
import { isUrl } from '#src/lib/urls.ts';

/** The URL to join a call. It is sent to people in invitations, so text from outside must not fill it. */
export const MeetingUrl = guarded(
  'url',
  z
    .string()
    .max(2000)
    .refine(
      (url) => /^https?:\/\/[\x21-\x7e]+$/.test(url) && isUrl(url),
      'must be an http or https address such as https://meet.example/room',
    ),
);
