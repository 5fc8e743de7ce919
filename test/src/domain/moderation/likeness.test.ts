import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { readsLike } from '#src/domain/moderation/likeness.ts';

const asIs = (text: string): ReturnType<typeof readsLike> => readsLike(text, () => text.toLowerCase());
