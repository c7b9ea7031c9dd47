import { version } from '../../../package.json';
import styles from './Footer.module.css';

/** The product's name and version (I3). */
export function Footer() {
  return <footer className={styles.footer}>Daftar {version}</footer>;
}
