/** What leads in a lower bound. */
export const AT_LEAST = `(?:at least|longer than|min(?:imum)?(?: of)?|no less than|not less than|(?:nothing|nobody|no ?one|none) (?:under|below|less than)|more than|over|above|greater than|upwards of|>=?)`;
/** What leads in an upper bound. */
export const AT_MOST = `(?:less than|fewer than|under|below|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|not above|(?:nothing|nobody|no ?one|none) (?:over|above|beyond|higher than|more than|dearer than)|<=?|within|capped at|no higher than|not exceeding)`;
