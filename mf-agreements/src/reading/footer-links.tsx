import { Link } from 'react-router';
import styles from './reading.module.css';

const links = [
  { to: '/documents/terms_and_conditions', label: 'Terms' },
  { to: '/documents/privacy_policy', label: 'Privacy' },
  { to: '/documents/insurance_disclaimer', label: 'Insurance' },
  { to: '/documents/rental_agreement', label: 'Rental agreement' },
  { to: '/documents/deposit_policy', label: 'Deposits' },
  { to: '/documents/cancellation_policy', label: 'Cancelling' },
];

/** The way to what renters and owners agree to, at the lower end of every page. */
export default function FooterLinks() {
  return (
    <nav aria-label="Documents and policies">
      <ul className={styles.footer}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
