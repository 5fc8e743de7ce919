// Holds the write lock of a store for so many seconds, from the line it prints on.
import Sqlite from 'better-sqlite3';

const [file = '', seconds = '0'] = process.argv.slice(2);
const db = new Sqlite(file, { timeout: 5_000 });
db.exec('BEGIN IMMEDIATE');
console.log('held');
setTimeout(() => {
  db.exec('ROLLBACK');
  db.close();
}, Number(seconds) * 1000);
