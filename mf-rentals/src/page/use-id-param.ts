import { useParams } from 'react-router';

/** The number in the page's path; null when it is none. */
export function useIdParam(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
}
