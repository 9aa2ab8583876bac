<?php

return [
    'default' => 'redis',
    'stores' => [
        'redis' => ['driver' => 'redis', 'connection' => 'default'],
        'array' => ['driver' => 'array', 'serialize' => false],
    ],
    'prefix' => getenv('CACHE_PREFIX'),
];
