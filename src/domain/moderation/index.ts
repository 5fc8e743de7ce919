export { ACCESS_CODE } from './access-codes.ts';
export {
  decided,
  HeldReview,
  HOLDABLE,
  heldUnlessSeen,
  isUndecided,
  newlyHeld,
  notReleased,
  passGate,
  refuseHeld,
  requireHeld,
  waitsForModel,
  warnHeld,
} from './held.ts';
export { keepMeaning } from './likeness.ts';
export { noting } from './meanings.ts';
export { overlap, passMessageGate, reviewMessage } from './messages.ts';
export {
  blockedBy,
  findingLines,
  findingsText,
  heldBy,
  listedOf,
  readFor,
  refuseBlocked,
  toLookAt,
  toldOf,
  warnOfHeld,
} from './outcomes.ts';
export {
  AWAITED,
  afterReading,
  awaitingModel,
  isAwaited,
  isBound,
} from './readings.ts';
export { isUncertain } from './reasons.ts';
export { findingOf, review, reviewSentences, sortsIn } from './review.ts';
export { rivalsInWords } from './rivals-in-words.ts';
export {
  type Attribute,
  type Finding,
  isAttribute,
  PERSONAL_DESCRIPTION,
  type Review,
  SAYS_LITTLE,
  type Subject,
} from './types.ts';
export { AGED_THING } from './words.ts';
