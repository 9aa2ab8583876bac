import { api, as, guest } from '../../test/api';
import { make } from '../../test/make';

const login = (email: string) => guest().post('/login', { email, password: 'password' });

it('finds an account whose address a Laravel kept in capitals', async () => {
  const ray = await make.user({ email: 'Mixed.Case@Example.com' });
  await api.dataSource.query(
    'ALTER TABLE users MODIFY COLUMN email varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL',
  );
  try {
    expect((await login('mixed.case@example.com')).status).toBe(204);
    expect((await login('mixed.cäse@example.com')).status).toBe(422);
    expect((await as(ray).get('/api/user')).body.id).toBe(ray.id);
  } finally {
    await api.dataSource.query(
      'ALTER TABLE users MODIFY COLUMN email varchar(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL',
    );
  }
});
