export const savedMatrix: Record<string, string> = {
  // favourites: all own, an admin's eyes included; create U.
  'GET /api/favourites': '401 200 200 200 401 200',
  'GET /api/favourites/ids': '401 200 200 200 401 200',
  'POST /api/favourites': '401 201 201 201 401 201',
  'POST /api/favourites/store_many': '401 200 200 200 401 200',
  'GET /api/favourites/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/favourites/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',

  // saved_searches: alike. Its mails are turned off by a signed link, whoever has it: these have none.
  'GET /api/saved_searches': '401 200 200 200 401 200',
  'POST /api/saved_searches': '401 201 201 201 401 201',
  'POST /api/saved_searches/store_many': '401 200 200 200 401 200',
  'GET /api/saved_searches/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'PATCH /api/saved_searches/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'PUT /api/saved_searches/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/saved_searches/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
  'POST /api/saved_searches/{id}/mute': '403 403 403 403 403 403 | 403 403 403 403 403 403',
};
