<?php

use Illuminate\Support\Facades\Route;

Route::get('cors/open', fn () => ['open' => true]);
