import { useSession } from '@yard/session';
import { Link } from 'react-router';

type NameProps = { id: number | null | undefined; name: string };

/** Somebody's name; on the admin site the way to their account. */
export function PersonName({ id, name }: NameProps) {
  const { user } = useSession();
  if (!user?.admin || id == null) return name;
  return <Link to={`/users/${id}`}>{name}</Link>;
}

/** A machine's name; on the admin site a link to its page there. */
export function MachineName({ id, name }: NameProps) {
  const { user } = useSession();
  if (!user?.admin || id == null) return name;
  return <Link to={`/machines/${id}`}>{name}</Link>;
}
