import { useSearchParams } from 'react-router';

export function usePageNumber(): [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  const turnTo = (page: number) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('page', String(page));
      return next;
    });
  return [Number(query.get('page') ?? 1), turnTo];
}
