import { useSession } from '@yard/session';
import { Link } from 'react-router';
import { useSettings } from './slot';

type NameProps = { id: number | null | undefined; name: string };

/** Somebody's name; on the admin site the way to their account. */
export function PersonName({ id, name }: NameProps) {
  const { user } = useSession();
  if (!user?.admin || id == null) return name;
  return <Link to={`/users?user=${id}`}>{name}</Link>;
}

/** What a machine is called; on the admin site the way to its page on the public one. */
export function MachineName({ id, name }: NameProps) {
  const { user } = useSession();
  const { public_url } = useSettings();
  if (!user?.admin || id == null) return name;
  return (
    <a href={`${public_url}/machines/${id}`} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
