/** What is shown as a plan before it is done, in the words of the instructions and of every tool. */
export const OUTWARD = 'what leaves the agency, binds it or cannot be undone';

/** What counts as a person's yes to a plan. */
export const YES = 'A plain instruction by the person to do just that counts as their yes.';

/** What the description of an outward tool adds, for a credential whose outward steps are planned first. */
export const ANSWERS_WITH_PLAN = 'Answers with a plan first; commit_plan does it.';
