/** See matrix.ts. */
export const savedMatrix: Record<string, string> = {
  // favourites: all own, an admin's eyes included; create U.
  'GET /api/favourites': '401 200 200 200 401 200',
  'GET /api/favourites/ids': '401 200 200 200 401 200',
  'POST /api/favourites': '401 201 201 201 401 201',
  'POST /api/favourites/store_many': '401 200 200 200 401 200',
  'GET /api/favourites/{id}': '401 200 403 403 401 403 | 401 403 403 403 401 403',
  'DELETE /api/favourites/{id}': '401 204 403 403 401 403 | 401 403 403 403 401 403',
};
