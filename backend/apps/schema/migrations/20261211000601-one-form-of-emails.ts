import type { MigrationInterface, QueryRunner } from 'typeorm';
import { emailForm } from '../../../src/users/email-form';

interface Account {
  id: number;
  email: string;
}

/**
 * Stores addresses in the one form that is looked for. Where two accounts turn out to have one address, both stay: the
 * older gets the form, so it is the one that signs in; the newer has the other spelling until an admin corrects it.
 */
export class OneFormOfEmails20261211000601 implements MigrationInterface {
  name = 'OneFormOfEmails20261211000601';

  async up(runner: QueryRunner): Promise<void> {
    const isMysql = runner.dataSource.options.type === 'mysql';
    const unusual = isMysql ? "email REGEXP '[^ -~]'" : "email GLOB '*[^ -~]*'";
    const rename = ({ id }: Account, email: string) =>
      runner.query('UPDATE users SET email = ? WHERE id = ?', [email, id]);
    const accounts: Account[] = await runner.query(
      `SELECT id, email FROM users WHERE ${unusual} ORDER BY id`,
    );
    for (const account of accounts) {
      const email = emailForm(account.email);
      if (email === account.email) continue;
      const same: Account[] = await runner.query('SELECT id, email FROM users WHERE email = ?', [email]);
      const other = same.find((one) => one.email === email && one.id !== account.id);
      if (other && Number(other.id) < Number(account.id)) continue;
      if (other) await rename(other, `${account.id}.${account.email}`.slice(0, 255));
      await rename(account, email);
      if (other) await rename(other, account.email);
    }
  }

  /** The earlier version finds an address in this form too. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
